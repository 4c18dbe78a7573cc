import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Import {
  /** A path from the root of the repository, or the name of a package. */
  target: string;
  /** Erased before anything runs. */
  isType: boolean;
  /** Made when the code comes to it, not before the first line runs. */
  isLater: boolean;
}

/** What each file imports, by its path from the root of the repository. */
export type Imports = ReadonlyMap<string, readonly Import[]>;

/** All imports of a file, also those that are made later or handed on. */
export function importsOf(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const found: Import[] = [];
  const note = (from: ESTree.Node | null, isType: boolean, isLater = false) => {
    if (from?.type !== 'Literal' || typeof from.value !== 'string') return;
    found.push({ target: targetOf(file, from.value), isType, isLater });
  };
  new Visitor({
    ImportDeclaration: ({ source: from, importKind }) => note(from, importKind === 'type'),
    ExportNamedDeclaration: ({ source: from, exportKind }) => note(from, exportKind === 'type'),
    ExportAllDeclaration: ({ source: from, exportKind }) => note(from, exportKind === 'type'),
    ImportExpression: ({ source: from }) => note(from, false, true),
  }).visit(program);
  return found;
}

function targetOf(file: string, specifier: string): string {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? posix.join(posix.dirname(file), path) : path;
}

interface Rule {
  /** The files it is for. */
  files: RegExp;
  mayNot: RegExp;
  except?: RegExp;
  because: string;
}

const tests = /\.test\.tsx?$|\/testing\//;

/** The arrows that may not be: content and brand → library → app → server, and within the app from parts to pages. */
const rules: Rule[] = [
  {
    files: /^library\//,
    mayNot: /^(?:app|server|editor|scripts|bench|tests)\//,
    because: 'library knows content and brand, and nobody who uses it',
  },
  {
    files: /^app\//,
    mayNot: /^(?:brand|content|server|editor|scripts|bench|tests)\//,
    because:
      'app takes words, facts and the brand from library, and reaches the server by its load context',
  },
  {
    files: /^app\/(?:article|browser|components|illustrations|inquiry|shell)\//,
    mayNot: /^app\/pages\//,
    because: 'a part that several pages use knows none of them',
  },
  {
    files: /^server\//,
    mayNot: /^(?:app|brand|content|editor|scripts|bench|tests)\//,
    except: /^app\/(?:load-context|inquiry\/(?:context|schema))\.ts$/,
    because: 'server shares with the app its load context and the contract of the inquiry',
  },
  {
    files: /^editor\//,
    mayNot: /^(?:app|brand|content|server|scripts|bench|tests)\//,
    except: /^app\/styles\//,
    because: 'the editor knows what content means, and of the app only its tokens',
  },
];

/** Imports that lead back to where something came from, a sentence for each. */
export function arrowsBack(imports: Imports): string[] {
  return [...imports].flatMap(([file, targets]) =>
    rules
      .filter(({ files }) => files.test(file))
      .flatMap(({ mayNot, except, because }) =>
        targets
          .filter(({ target }) => mayNot.test(target) && !except?.test(target))
          // A test of the server sends the form of the app, and serves a site that was built.
          .filter(
            ({ target }) =>
              !(tests.test(file) && /^(?:app\/inquiry|scripts\/build)\//.test(target)),
          )
          .map(({ target }) => `${file} imports ${target}: ${because}.`),
      ),
  );
}

/** Files that import each other, as the way that leads back to its start. */
export function circles(imports: Imports): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start !== -1) found.push([...way.slice(start), file].join(' → '));
    if (start !== -1 || done.has(file)) return;
    for (const { target } of imports.get(file) ?? []) walk(target, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return found;
}

const runsInBrowser = /^app\/(?:browser|islands)\//;
const notInBrowser = /^(?:react-router(?:\/|$)|node:|brand\/(?!mark\.svg)|content\/|server\/)/;

/** Ways from what runs in the browser to what must not reach it: the router, content, drawings, Node. */
export const waysOutOfBrowser = (imports: Imports) => ways(imports, runsInBrowser, notInBrowser);

/** Ways from the check of content to content itself, which would end it at the first mistake. */
export const waysFromCheckToContent = (imports: Imports) =>
  ways(imports, /^library\/check\//, /^content\//);

/** Ways from a command to content that it would read before it has checked it, and end in a stack. */
export const waysPastTheCheck = (imports: Imports) =>
  ways(
    new Map([...imports].map(([file, all]) => [file, all.filter(({ isLater }) => !isLater)])),
    /^(?:scripts\/(?:build|content-check|dev|edit|launch-check|start)|editor\/open-editor)\.ts$/,
    /^(?:brand|content)\//,
  );

function ways(imports: Imports, from: RegExp, to: RegExp): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    if (to.test(file)) found.push([...way, file].join(' → '));
    if (seen.has(file)) return;
    seen.add(file);
    for (const { target, isType } of imports.get(file) ?? []) {
      if (!isType) walk(target, [...way, file]);
    }
  };
  for (const file of imports.keys()) if (from.test(file) && !tests.test(file)) walk(file, []);
  return found;
}
