import { z } from 'zod';
import type { Answers, Opened, RequestName, Requests } from '#editor/contract.ts';
import {
  isMarkdown,
  kindOf,
  newArticle,
  splitFile,
  withBody,
  withYaml,
} from '#editor/files/content-file.ts';
import { editYaml, removeMark } from '#editor/files/yaml-edit.ts';
import { changesSince } from '#editor/server/changes.ts';
import { dataOf, groups, listFiles, vocabularyOf } from '#editor/server/listing.ts';
import { previewPath, publicPath } from '#editor/server/preview-path.ts';
import { Refused, type Replacement, type Store, versionOf } from '#editor/server/store.ts';
import { ContentError } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

export type Answering = { [Name in RequestName]: (request: Requests[Name]) => Answers[Name] };

/** What the editor's page can ask for. `preview` is the address of the site with hot reload. */
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
    const { yaml, body } = splitFile(file, source);
    const { data, placeholders } = readable(yaml, file);
    const publicPage = publicPath(file, store.published() ?? texts);
    return {
      file,
      kind: kindOf(file, source),
      version: versionOf(source),
      data,
      ...(isMarkdown(file) && { body: body.replaceAll('\r\n', '\n') }),
      marks: placeholders.map(({ path }) => path.filter((step) => typeof step !== 'symbol')),
      page: previewPath(file, texts),
      ...(publicPage && { publicPage }),
    };
  }

  /** The redirects with one more, or with one less if `to` is undefined. */
  function withRedirect(from: string, to: string | undefined): Replacement[] {
    const source = store.texts().get(redirectsFile) ?? '';
    const { data } = redirects.safeParse(dataOf(source));
    if (!data) {
      throw new Refused(422, `content/${redirectsFile} cannot be understood. Correct it first.`);
    }
    const { [from]: before, ...others } = data;
    if (before === to) return [];
    const text = editYaml(source, to === undefined ? others : { ...data, [from]: to });
    return [{ file: redirectsFile, seen: versionOf(source), text }];
  }

  return {
    list: () => {
      const texts = store.texts();
      const changed = changes() ?? [];
      const files = listFiles(texts, changed);
      const vocabulary = vocabularyOf(texts);
      return { files, groups, vocabulary, changed: changed.length, preview };
    },

    open: ({ file }) => open(file),

    save: ({ file, version, data, body = '' }) => {
      const text =
        version === null ? newText(file, data, body) : editText(file, sourceOf(file), data, body);
      store.replace({ file, seen: version, text });
      return open(file);
    },

    confirm: ({ file, version, path }) => {
      const text = withYaml(file, sourceOf(file), (yaml) => removeMark(yaml, path));
      store.replace({ file, seen: version, text });
      return open(file);
    },

    retire: ({ file, version, to }) => {
      const { publicPage } = open(file);
      const sentOn = publicPage && to !== null ? withRedirect(publicPage, to) : [];
      store.replace({ file, seen: version, text: null }, ...sentOn);
      return {};
    },

    undo: ({ file, version }) => {
      const published = store.published();
      if (!published)
        throw new Refused(404, 'Nothing was built yet, so there is nothing to go back to.');
      const text = published.get(file) ?? null;
      const page = text === null ? undefined : publicPath(file, published);
      store.replace({ file, seen: version, text }, ...(page ? withRedirect(page, undefined) : []));
      return {};
    },

    changes: () => {
      const found = changes();
      return found ? { changes: found } : {};
    },
  };
}

const redirectsFile = 'redirects.yaml';
const redirects = z.record(z.string(), z.string());

function newText(file: string, data: unknown, body: string): string {
  if (isMarkdown(file)) return newArticle(data, body);
  throw new Refused(404, `content/${file} is missing. Bring it back first.`);
}

function editText(file: string, source: string, data: unknown, body: string): string {
  const edited = withYaml(file, source, (yaml) => editYaml(yaml, data));
  return isMarkdown(file) ? withBody(file, edited, body) : edited;
}

/** A form can't show a file that was broken by hand, so it has to be corrected by hand. */
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
