import { inFile } from './mistake.ts'

export const pages = [
  ...inFile(
    'pages/page3/page3_06-org-tree/moves/move-in-cache.ts',
    [
      'taking a move back overwrites what arrived meanwhile',
      'if (client.getQueryData(key) === after) client',
      'client',
    ],
    [
      'the team that is left keeps its count',
      '(one.id === to ? 1 : 0) - (one.id === node.parentId ? 1 : 0)',
      'one.id === to ? 1 : 0',
    ],
  ),
  ...inFile(
    'pages/page8/page8_06-live-channel/outbox/outbox.ts',
    [
      'a message that is written while the outbox is read is there twice',
      '  useUnsent.setState(({ unsent }) => {\n    const known = new Set(unsent.map(({ key }) => key))\n    return { unsent: [...kept.filter(({ key }) => !known.has(key)), ...unsent] }\n  })',
      '  useUnsent.setState(({ unsent }) => ({ unsent: [...kept, ...unsent] }))',
    ],
    [
      'a message that waits for the server is sent as the next operator',
      '    if (nextUnsent()?.key !== next.key) continue\n',
      '',
    ],
  ),
  ...inFile('pages/page4/page4_02-step-wizard/use-saved-words.ts', [
    'whether something was saved today is asked in UTC',
    'dayOf(savedAt, timeZone) === dayOf(now, timeZone)',
    'savedAt.slice(0, 10) === new Date(now).toISOString().slice(0, 10)',
  ]),
  ...inFile('pages/page4/page4_04-linked-fields/use-cascade.ts', [
    'the place of an earlier site replaces that of the present one',
    '    let isWanted = true\n    void placeOf(siteId).then(\n      next => isWanted && show(next),',
    '    let isWanted = true\n    void placeOf(siteId).then(\n      next => (isWanted || true) && show(next),',
  ]),
  ...inFile('pages/page7/page7_03-areas/steps/use-steps.ts', [
    'what was undone can be done again after a new step',
    '({ past: [...past, recorded].slice(-MAX_STEPS), future: [] })',
    '({ past: [...past, recorded].slice(-MAX_STEPS) })',
  ]),
  ...inFile('pages/page3/page3_03-roles/matrix/use-toggles.ts', [
    'an earlier reply shows a right again that was taken back',
    'if (left.get(keyOf(roleId, right)) === isWanted) left',
    'left',
  ]),
  ...inFile('pages/page7/page7_05-live-track/fleet/read-van-stream.ts', [
    'pauses stay long after the line was open again',
    '      waitMs = FIRST_WAIT_MS\n',
    '',
  ]),
  ...inFile('pages/page8/page8_07-offline-and-conflict/outbox/send.ts', [
    'an entry whose reply was lost counts as not sent',
    'if (error.status !== 0) await',
    'await',
  ]),
  ...inFile('pages/class/use-progress.ts', [
    'learners who do something during a reading are forgotten',
    '      waiting.clear()\n      try {\n        const now = await api.call(readClassProgress, { params: { classId }, query: { accountIds: ids } })\n',
    '      try {\n        const now = await api.call(readClassProgress, { params: { classId }, query: { accountIds: ids } })\n        waiting.clear()\n',
  ]),
  ...inFile('pages/page7/page7_05-live-track/fleet/van.ts', [
    'a position that was read is added by the stream, too',
    '=> seconds > last)',
    '=> seconds >= last)',
  ]),
  ...inFile('pages/page8/page8_06-live-channel/room/use-room.ts', [
    'an older page that comes while changes are read is lost',
    '    const now = client.getQueryData<RoomLog>(queryKeyOf(key)) ?? known\n    return { ...merge(now, found.rows)',
    '    return { ...merge(known, found.rows)',
  ]),
  ...inFile('pages/page6/page6_05-undo-history/document/plan-document.ts', [
    'a step that waits for the server is sent as the next operator',
    ' && useGlobal.getState().user === by',
    '',
  ]),
  ...inFile('pages/page8/page8_07-offline-and-conflict/outbox/device.ts', [
    'what is still being stored appears to the next operator',
    "    // It stays on the device of its operator, and is none of the next one's business.\n    if (account() !== owner) return\n",
    '',
  ]),
  ...inFile('pages/page8/page8_01-api-practice/saved/runs/step-result.tsx', [
    'two variables without a name have the same key',
    '<li key={index}>\n          <code>',
    '<li key={name}>\n          <code>',
  ]),
  ...inFile('pages/page7/page7_03-areas/panel/refused.tsx', [
    'a refusal stays out of sight',
    "section.current?.scrollIntoView({ block: 'center' })",
    '',
  ]),
  ...inFile('pages/page7/page7_01-marker-map/panel/list-filter.tsx', [
    'a new list is hidden like the others',
    'lists && onListsChange([...lists, id])',
    'undefined',
  ]),
  ...inFile('pages/page7/page7_01-marker-map/page.tsx', [
    'imported markers are hidden with their list',
    '    if (lists) map.setLists(undefined)\n',
    '',
  ]),
  ...inFile('pages/page6/page6_05-undo-history/document/read-plan.ts', [
    'the last known step is not compared',
    'last.number - 1',
    'last.number',
  ]),
  ...inFile('pages/page6/page6_06-theme-and-access/use-preferences.ts', [
    'two preferences are saved in the same version',
    '      await turn\n',
    '      void turn\n',
  ]),
  ...inFile('pages/page8/page8_01-api-practice/history/use-history.ts', [
    'an undone deletion turns the history around',
    'b.reply.at.localeCompare(a.reply.at)',
    'a.reply.at.localeCompare(b.reply.at)',
  ]),
  ...inFile('pages/page4/page4_04-linked-fields/route/use-name-check.ts', [
    'a name is asked for at each letter',
    '    return () => clearTimeout(timer)\n',
    '    return () => void timer\n',
  ]),
  ...inFile('pages/page7/page7_03-areas/use-draft.ts', [
    'what was undone can be done again after another change of a shape',
    'past: [...before.past, before.shape], future: [] }',
    'past: [...before.past, before.shape] }',
  ]),
]
