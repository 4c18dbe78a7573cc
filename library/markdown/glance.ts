import { z } from 'zod';
import { readYaml } from '#library/yaml/read.ts';

const top = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/;

/** The fields at the top of a file as they stand; none where they cannot be read, which the reader reports. */
export function glance(source: string): Record<string, unknown> {
  const [, yaml = ''] = top.exec(source) ?? [];
  try {
    return z
      .record(z.string(), z.unknown())
      .catch({})
      .parse(readYaml(yaml, { file: '' }).data);
  } catch {
    return {};
  }
}
