// A game without a board of its own: its table as an outline, its moves as a list.
import tableIcon from 'icon:round-table';
import type { GameModule } from '../../games/contract.ts';
import Board from './Board.svelte';
import { describePlainly } from './outline.ts';

const plain: GameModule = {
  Board,
  tabs: [{ id: 'table', label: 'tab-table', icon: tableIcon }],
  where: ({ view, texts }) => {
    const phase = view.table.phase;
    return { text: typeof phase === 'string' ? texts.sayOr(`phase-${phase}`, '') : '', strong: '' };
  },
  onBoard: () => true,
  foresee: () => [],
  advise: () => [],
  citation: () => undefined,
  itemsOf: () => null,
  describe: describePlainly,
};

export default plain;
