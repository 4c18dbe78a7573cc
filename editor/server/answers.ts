import {
  type Answers,
  type Opened,
  type Path,
  type RequestName,
  type Requests,
  requests,
} from '#editor/contract.ts';
import { kindOf } from '#editor/files/kind.ts';
import { editMarkdown, newMarkdown, splitMarkdown } from '#editor/files/markdown-file.ts';
import { editYaml, removeMark } from '#editor/files/yaml-edit.ts';
import { changesSince } from '#editor/server/changes.ts';
import { groups, listFiles, vocabularyOf } from '#editor/server/listing.ts';
import { firstLineOfBody } from '#editor/server/placed.ts';
import { previewPath, publicPath } from '#editor/server/preview-path.ts';
import { noRedirect, redirect } from '#editor/server/redirects.ts';
import { Refused } from '#editor/server/refused.ts';
import { type Store, versionOf } from '#editor/server/store.ts';
import { ContentError } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

/** Gives an answer to what was sent, once that was understood. */
export type Answering = { [Name in RequestName]: (body: unknown) => Answers[Name] };

function on<Name extends RequestName>(
  name: Name,
  give: (request: Requests[Name]) => Answers[Name],
): (body: unknown) => Answers[Name] {
  return (body) => {
    const asked = requests[name].safeParse(body);
    if (!asked.success) throw new Refused(400, 'This request cannot be understood.');
    return give(asked.data);
  };
}

/** What the page of the editor can ask for. `preview` is the address of the site as it is now. */
export function answering(store: Store, preview: string): Answering {
  const changes = () => {
    const published = store.published();
    return published && changesSince(published, store.texts());
  };

  function sourceOf(file: string): string {
    const source = store.texts().get(file);
    if (source === undefined) throw new Refused(404, `There is no content/${file} any more.`);
    return source;
  }

  function open(file: string): Opened {
    const source = sourceOf(file);
    const texts = store.texts();
    const publicPage = publicPath(file, store.published() ?? texts);
    const isArticle = file.endsWith('.md');
    const { frontMatter, body } = splitMarkdown(source);
    const { data, placeholders } = readable(isArticle ? frontMatter : source, file);
    return {
      file,
      kind: kindOf(file, source),
      version: versionOf(source) ?? '',
      data,
      ...(isArticle && { body: body.replaceAll('\r\n', '\n'), bodyLine: firstLineOfBody(source) }),
      marks: placeholders.map(({ path }) => path.filter((step) => typeof step !== 'symbol')),
      page: previewPath(file, texts),
      ...(publicPage && { publicPage }),
    };
  }

  return {
    list: on('list', () => {
      const texts = store.texts();
      const changed = changes() ?? [];
      const files = listFiles(texts, changed);
      const vocabulary = vocabularyOf(texts);
      return { files, groups, vocabulary, changed: changed.length, preview };
    }),

    open: on('open', ({ file }) => open(file)),

    save: on('save', ({ file, version, data, body = '' }) => {
      const text = textFor(file, version === null ? null : sourceOf(file), data, body);
      store.replace({ file, seen: version, text });
      return open(file);
    }),

    confirm: on('confirm', ({ file, version, path }) => {
      store.replace({ file, seen: version, text: withoutMark(file, sourceOf(file), path) });
      return open(file);
    }),

    retire: on('retire', ({ file, version, to }) => {
      const { publicPage } = open(file);
      const isKnown = publicPage !== undefined && to !== null;
      const sentOn = isKnown ? [redirect(store.texts(), publicPage, to)] : [];
      store.replace({ file, seen: version, text: null }, ...sentOn);
      return {};
    }),

    undo: on('undo', ({ file, version }) => {
      const published = store.published();
      if (!published)
        throw new Refused(404, 'Nothing was built yet, so there is nothing to go back to.');
      const text = published.get(file) ?? null;
      const page = text !== null && publicPath(file, published);
      const backAgain = page ? noRedirect(store.texts(), page) : [];
      store.replace({ file, seen: version, text }, ...backAgain);
      return {};
    }),

    changes: on('changes', () => {
      const found = changes();
      return found ? { changes: found } : {};
    }),
  };
}

function textFor(file: string, source: string | null, data: unknown, body: string): string {
  if (file.endsWith('.md')) {
    return source === null ? newMarkdown(data, body) : editMarkdown(source, data, body);
  }
  if (source === null) throw new Refused(404, `content/${file} is missing. Bring it back first.`);
  return editYaml(source, data);
}

function withoutMark(file: string, source: string, path: Path): string {
  if (!file.endsWith('.md')) return removeMark(source, path);
  const { opening, frontMatter, fence, body } = splitMarkdown(source);
  return opening + removeMark(frontMatter, path) + fence + body;
}

/** A file that somebody broke by hand has to be mended by hand: a form cannot show it. */
function readable(yaml: string, file: string) {
  try {
    return readYaml(yaml, { file: `content/${file}` });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Refused(
      422,
      `content/${file} cannot be read, so no form can show it. Correct it in a text editor.`,
      [...error.problems],
    );
  }
}
