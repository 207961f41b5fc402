import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'lost-update',
    mistake: 'a lost update: it writes without If-Match, so it overwrites what others have written',
    edits: [
      [`  const headers = { 'if-match': \`"\${stored.version}"\` }\n`, ''],
      ["{ method: 'PUT', headers, body }", "{ method: 'PUT', body }"],
    ],
    fails: 'overwrites-nothing',
  },
  {
    template: 'vue',
    id: 'false-conflict',
    mistake: 'presses don’t wait for each other, so each of them has the version of the first',
    edits: [
      ['  queue = queue.then(async () => {\n', '  void (async () => {\n'],
      ['      explain(error as Problem)\n    }\n  })\n', '      explain(error as Problem)\n    }\n  })()\n'],
      ['let queue = Promise.resolve()\n', ''],
    ],
    fails: 'each-press-counts',
  },
  {
    template: 'vue',
    id: 'counted-twice',
    mistake: 'an increment without a reply is sent again, although it may have been added',
    edits: [
      [
        "  return (await strive<Stored>('/api/counters/steps', { method: 'POST', body: { target, by } })).data\n",
        "  const send = () => strive<Stored>('/api/counters/steps', { method: 'POST', body: { target, by } })\n  return (await send().catch(send)).data\n",
      ],
    ],
    fails: 'lost-reply',
  },
]
