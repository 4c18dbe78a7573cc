import { z } from 'zod';
import type { OpenedFile, RequestName, Requests, Responses } from '#editor/contract.ts';
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
import { groups, listFiles, parseYaml, readVocabulary } from '#editor/server/listing.ts';
import { previewPath, publicPath } from '#editor/server/preview-path.ts';
import { RefusalError, type Replacement, type Store, versionOf } from '#editor/server/store.ts';
import { ContentError } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

export type Handlers = { [Name in RequestName]: (request: Requests[Name]) => Responses[Name] };

/** Handles the requests of the editor's page. `preview` is the address of the site with hot reload. */
export function createHandlers(store: Store, preview: string): Handlers {
  const changes = () => {
    const published = store.published();
    return published && changesSince(published, store.texts());
  };

  function sourceOf(file: string): string {
    const source = store.texts().get(file);
    if (source === undefined) throw new RefusalError(404, `content/${file} no longer exists.`);
    return source;
  }

  function open(file: string): OpenedFile {
    const source = sourceOf(file);
    const texts = store.texts();
    const { yaml, body } = splitFile(file, source);
    const { data, placeholders } = readForForm(yaml, file);
    const publicPage = publicPath(file, store.published() ?? texts);
    return {
      file,
      kind: kindOf(file, source),
      version: versionOf(source),
      data,
      ...(isMarkdown(file) && { body: body.replaceAll('\r\n', '\n') }),
      placeholders: placeholders.map(({ path }) => path.filter((step) => typeof step !== 'symbol')),
      page: previewPath(file, texts),
      ...(publicPage && { publicPage }),
    };
  }

  /** Adds a redirect, or removes it if `to` is undefined. */
  function withRedirect(from: string, to: string | undefined): Replacement[] {
    const source = store.texts().get(redirectsFile) ?? '';
    const { data } = redirects.safeParse(parseYaml(source));
    if (!data) {
      throw new RefusalError(
        422,
        `content/${redirectsFile} has a mistake. Correct it in a text editor first.`,
      );
    }
    const { [from]: before, ...others } = data;
    if (before === to) return [];
    const text = editYaml(source, to === undefined ? others : { ...data, [from]: to });
    return [{ file: redirectsFile, version: versionOf(source), text }];
  }

  return {
    list: () => {
      const texts = store.texts();
      const changed = changes() ?? [];
      const files = listFiles(texts, changed);
      const vocabulary = readVocabulary(texts);
      return { files, groups, vocabulary, changed: changed.length, preview };
    },

    open: ({ file }) => open(file),

    save: ({ file, version, data, body = '' }) => {
      const text =
        version === null ? newText(file, data, body) : editText(file, sourceOf(file), data, body);
      store.replace({ file, version, text });
      return open(file);
    },

    confirm: ({ file, version, path }) => {
      const text = withYaml(file, sourceOf(file), (yaml) => removeMark(yaml, path));
      store.replace({ file, version, text });
      return open(file);
    },

    retire: ({ file, version, to }) => {
      const { publicPage } = open(file);
      const redirect = publicPage && to !== null ? withRedirect(publicPage, to) : [];
      store.replace({ file, version, text: null }, ...redirect);
      return {};
    },

    undo: ({ file, version }) => {
      const published = store.published();
      if (!published)
        throw new RefusalError(
          404,
          'There is no build yet, so there is nothing to go back to. Run “npm run build” first.',
        );
      const text = published.get(file) ?? null;
      const page = text === null ? undefined : publicPath(file, published);
      store.replace({ file, version, text }, ...(page ? withRedirect(page, undefined) : []));
      return {};
    },

    changes: () => {
      const list = changes();
      return list ? { changes: list } : {};
    },
  };
}

const redirectsFile = 'redirects.yaml';
const redirects = z.record(z.string(), z.string());

function newText(file: string, data: unknown, body: string): string {
  if (isMarkdown(file)) return newArticle(data, body);
  throw new RefusalError(404, `content/${file} is missing. Restore the file first.`);
}

function editText(file: string, source: string, data: unknown, body: string): string {
  const edited = withYaml(file, source, (yaml) => editYaml(yaml, data));
  return isMarkdown(file) ? withBody(file, edited, body) : edited;
}

/** A form can't show a file that someone broke in a text editor. */
function readForForm(yaml: string, file: string) {
  try {
    return readYaml(yaml, { file: `content/${file}` });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new RefusalError(
      422,
      `The editor cannot read content/${file}. Correct it in a text editor.`,
      [...error.problems],
    );
  }
}
