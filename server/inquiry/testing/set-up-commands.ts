import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CommandContext, Terminal } from '#server/inquiry/commands/call.ts';
import { runCommand } from '#server/inquiry/commands/commands.ts';
import { removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { setUpStore, sqlite } from '#server/inquiry/testing/stores.ts';

export function setUpCommands() {
  const tools = setUpStore(sqlite);
  const outboxFolder = () => join(dirname(tools.location()), 'outbox');
  return {
    ...tools,
    outboxFolder,

    async run(commandLine: string, options: Partial<Terminal & CommandContext> = {}) {
      let [out, err] = ['', ''];
      const terminal: Terminal = {
        program: 'npm run inquiries --',
        out: (text) => {
          out += text;
        },
        err: (text) => {
          err += text;
        },
        ...options,
      };
      const code = await runCommand(commandLine.split(' ').filter(Boolean), terminal, () => ({
        openStore: () => tools.open(),
        deliveries: ['notification'],
        sendsMail: true,
        removeFiles: (selection) => removeFiles(outboxFolder(), selection),
        backUp: () => {},
        readInput: async () => Buffer.alloc(0),
        mail: { from: 'Website <website@pharmacy.example>', to: ['desk@pharmacy.example'] },
        resolveTxt: async () => [],
        ...options,
      }));
      return { code, out, err };
    },

    writeMail(name: string) {
      mkdirSync(outboxFolder(), { recursive: true });
      writeFileSync(join(outboxFolder(), name), 'a message');
    },
  };
}
