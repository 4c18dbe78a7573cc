/**
 * Looks at the pages as they will be sent. Fails when one outgrew its budget, naming the files that
 * make its weight.
 */
import { readFileSync, statSync } from 'node:fs';
import { pageAt } from '#library/pages.ts';
import { type SiteManifestFile, siteManifest } from '#server/site/site-manifest.ts';
import { type Budget, budgets, firstVisit, sunBudget } from './budgets.ts';

const { files, startScript, islands } = siteManifest.parse(
  JSON.parse(readFileSync('build/site.json', 'utf8')),
);

const sizeAsSent = ({ br, file }: SiteManifestFile) => statSync(`build/${br ?? file}`).size;

interface Part {
  path: string;
  bytes: number;
}

const part = (path: string): Part => {
  const file = files[path];
  if (!file) throw new Error(`A page refers to ${path}, which is not in the build.`);
  return { path, bytes: sizeAsSent(file) };
};

function weigh(path: string, { file }: SiteManifestFile): Record<keyof Budget, Part[]> {
  const html = readFileSync(`build/${file}`, 'utf8');
  const late = [...html.matchAll(/<x-island data-name="([^"]*)"/g)].flatMap(
    ([, name = '']) => islands[name] ?? [],
  );
  const scripts = new Set([startScript, ...late]);
  const fonts = new Set([...html.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, href = '']) => href));
  return {
    html: [part(path)],
    script: [...scripts].map(part),
    fonts: [...fonts].map(part),
  };
}

const sum = (parts: Part[]) => parts.reduce((total, { bytes }) => total + bytes, 0);
const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const failures: string[] = [];
let pages = 0;
for (const [path, file] of Object.entries(files)) {
  if (!file.type.startsWith('text/html')) continue;
  pages += 1;
  const budget = budgets[pageAt(path)?.budget ?? 'still'];
  const weight = weigh(path, file);
  for (const kind of ['html', 'script', 'fonts'] as const) {
    if (sum(weight[kind]) <= budget[kind]) continue;
    const heaviest = weight[kind].toSorted((a, b) => b.bytes - a.bytes).slice(0, 6);
    const parts = heaviest.map((one) => `${one.path} ${inKilobytes(one.bytes)}`);
    failures.push(
      `${path}: ${kind} is ${inKilobytes(sum(weight[kind]))}, budget ${inKilobytes(budget[kind])}: ${parts.join(', ')}`,
    );
  }
  const all = sum(Object.values(weight).flat());
  const most = weight.script.length > 1 ? firstVisit.interactive : firstVisit.still;
  if (all > most)
    failures.push(
      `${path}: a first visit fetches ${inKilobytes(all)}, budget ${inKilobytes(most)}`,
    );
}

const light = Object.keys(files).filter((path) => /^\/assets\/(sun|calendar)-/.test(path));
if (light.length !== 2) throw new Error(`What moves the light is not two files: ${light}`);
if (sum(light.map(part)) > sunBudget)
  failures.push(
    `${light.join(', ')}: ${inKilobytes(sum(light.map(part)))}, budget ${inKilobytes(sunBudget)}`,
  );

if (failures.length > 0) throw new Error(`The build is not as it must be:\n${failures.join('\n')}`);
console.log(`${pages} pages are within their budgets.`);
