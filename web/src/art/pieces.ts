// Pieces of players, in a square of 24, with room for the charge.
export const HOUSE = 'M2 11.5L12 2l10 9.5V22.5H2z';
export const WALKER =
  'M12 1.3a3.7 3.7 0 0 1 3.1 5.7c4 1.5 5.6 6 5.9 15.7H3C3.3 13 4.9 8.5 8.9 7A3.7 3.7 0 0 1 12 1.3z';
export const SAIL = 'M4.5 1.5h15c1.6 4.4 1.6 9 0 13.3h-15c-1.6-4.3-1.6-8.9 0-13.3z';
export const HULL = 'M1 16.2h22c-.7 3.7-3 6.3-6.6 6.3H7.6C4 22.5 1.7 19.9 1 16.2z';
