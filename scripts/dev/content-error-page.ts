import type { Problem } from '#library/problem.ts';

export function renderContentErrorPage(problems: readonly Problem[]): string {
  const entries = problems
    .map(
      ({ file, line, message }) =>
        `<li><p><b>${escapeHtml(file)}</b>, line ${line}</p><p>${escapeHtml(message)}</p></li>`,
    )
    .join('\n');
  const introduction =
    problems.length === 1
      ? 'There is a mistake in the content. Fix it and save the file, and this page will reload.'
      : `There are ${problems.length} mistakes in the content. Fix them and save the files, and this page will reload.`;
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The content has mistakes</title>
<script type="module" src="/@vite/client"></script>
<style>
body { max-width: 44rem; margin: 3rem auto; padding: 0 1.5rem; font: 1.0625rem/1.55 system-ui, sans-serif; }
h1 { font-size: 2rem; line-height: 1.2; }
ol { padding-left: 1.4rem; }
li { margin-block: 1.5rem; }
p { margin-block: 0.25rem; }
</style>
</head>
<body>
<h1>The content has mistakes</h1>
<p>${introduction}</p>
<ol>
${entries}
</ol>
</body>
</html>
`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
