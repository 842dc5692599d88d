"""What a browser shows that has asked for the server by a name it does not know itself by."""

from html import escape

from tavola.server.web.games import texts_of

PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title></head>
<body>
<main>
<h1>{title}</h1>
<p>{text}</p>
</main>
</body>
</html>
"""


def wrong_host_page(host: str, language: str) -> str:
    texts = texts_of("", language)
    title, text = texts.say("wrong-host-title"), texts.say("wrong-host-text", host=host)
    return PAGE.format(language=texts.language, title=escape(title), text=escape(text))
