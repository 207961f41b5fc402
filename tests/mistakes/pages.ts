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
  ...inFile(
    'pages/page5/page5_03-grid-edit/edits/use-edits.ts',
    [
      'a cell that is edited again during its save counts as changed by somebody else',
      'rebased(entered, known.current, written.current)',
      'entered',
    ],
    [
      'the late reply to a retry brings back an old version',
      'known.current = withNewer(known.current, reply.products)',
      'known.current = new Map([...known.current, ...mapOf(reply.products)])',
    ],
    [
      'products of a sandbox that was reset keep their versions from before',
      'sending > 0 ? withNewer(known.current, rows) : new Map([...known.current, ...mapOf(rows)])',
      'withNewer(known.current, rows)',
    ],
  ),
  ...inFile('pages/page3/page3_06-org-tree/moves/use-moves.ts', [
    'Undo that is pressed during a move takes back the one before',
    'undo.after(tryMove(node, to, options))',
    'tryMove(node, to, options)',
  ]),
  ...inFile('pages/page3/page3_06-org-tree/moves/use-team-edits.ts', [
    'a rename is undone to the name that somebody else has replaced',
    'sendName(current, name)',
    'sendName({ ...team, version: current.version }, name)',
  ]),
  ...inFile('pages/page3/page3_07-bulk-import/use-import.ts', [
    'an import takes rows of the file that was chosen meanwhile',
    '          if (current.current !== reading) return\n',
    '',
  ]),
  ...inFile('pages/page4/page4_05-uploads/transfer/use-transfers.ts', [
    'an upload that was paused forgets that it goes on',
    'if (running.current.get(key) === controller) running',
    'running',
  ]),
  ...inFile('pages/page4/page4_06-form-builder/design/use-design.ts', [
    'a merge covers what was typed during the save',
    'setDraft(now => (isSame(now, mine) ? wanted : withLater(mine, now, wanted)))',
    'setDraft(wanted)',
  ]),
  ...inFile('pages/page5/page5_04-long-list/use-jump.ts', [
    'a slow jump comes after a later one',
    '      if (number !== jumps.current) return\n',
    '',
  ]),
  ...inFile('pages/page5/page5_01-data-table/selected/use-cancelling.ts', [
    'orders whose cancelling got no reply are sent in other versions',
    'yield again',
    'yield orders.filter(({ id }) => again.some(one => one.id === id))',
  ]),
  ...inFile(
    'pages/page7/page7_02-sites/use-sites.ts',
    [
      'what an earlier reply had is left out while another is on its way',
      'listed !== box && !query.isPlaceholderData',
      'listed !== box',
    ],
    [
      'a county that is no longer chosen moves the map',
      'township === patch.township ? { at } : {}',
      '({ at, township })',
    ],
  ),
  ...inFile(
    'pages/page7/page7_03-areas/use-editor.ts',
    [
      'a shape is saved on the version that is on the screen',
      'version = draft.base?.version ?? 0',
      'version = areas.find(({ id }) => id === draft.base?.id)?.version ?? 0',
    ],
    [
      'what is changed while a shape is being saved is thrown away',
      'if (saved && shape) draft.settleSaved(saved, shape)',
      'if (saved && shape) draft.close()',
    ],
  ),
  ...inFile(
    'pages/page7/page7_05-live-track/fleet/clock.ts',
    ['each second of the live vans begins frames of its own', '    if (frame === 0) {\n', '    {\n'],
    ['live vans take the place of a moment that is being chosen', '      if (!isChosen) return\n', ''],
  ),
  ...inFile('pages/page6/page6_05-undo-history/document/plan-document.ts', [
    'of two messages during a step only one counts',
    '    if (isPaused || isBusy) return\n',
    '    if (isPaused || isBusy) {\n      heard = own + 1\n      return\n    }\n',
  ]),
  ...inFile('pages/page6/page6_05-undo-history/editor.ts', [
    'the end of a drag takes back what others have done to the shape',
    '[...preview.values()].flatMap(placedAsShown)',
    'preview.values()',
  ]),
  ...inFile('pages/page8/page8_07-offline-and-conflict/outbox/device.ts', [
    'of two changes after trouble the second overwrites the first',
    'account() === owner ? useDevice.getState() : { kept, trouble }',
    '{ kept, trouble }',
  ]),
  ...inFile('pages/page8/page8_01-api-practice/request/sending/send.ts', [
    'a request that was stopped for another one shows its end',
    "if (isCurrent()) setCall(id, { state: 'unanswered', why: controller",
    "setCall(id, { state: 'unanswered', why: controller",
  ]),
  ...inFile('pages/page6/page6_03-translations/text/use-text-form.ts', [
    'Undo of a text takes back what somebody else has changed before',
    'onSaved: (saved, merged, before) => {\n',
    'onSaved: (saved, merged) => {\n      const before = versioned.base\n',
  ]),
  ...inFile('pages/class/dialogs/class-dialog.tsx', [
    'a class whose reply was lost is said not to have been made',
    '        const { id } = await creating.send(',
    '        const made = await creating.run({ body }, { failed: null })\n        if (!made) throw creating.error\n        const { id } = await creating.send(',
  ]),
  ...inFile('pages/page5/page5_02-search/page.tsx', [
    'other words are searched as exactly as those before',
    'change({ text, mayGuess: true, limit: PAGE_SIZE }, options)',
    'change({ text, limit: PAGE_SIZE }, options)',
  ]),
  ...inFile('pages/page8/page8_06-live-channel/outbox/outbox.ts', [
    'a refused message stays beside the one that is sent again',
    '  await forget(key)\n  await writeMessage(',
    '  await writeMessage(',
  ]),
  ...inFile('pages/page1-today/later-parts.tsx', [
    'the page goes with its charts',
    "import('./later/parts.ts').catch(() => NONE)",
    "import('./later/parts.ts')",
  ]),
  ...inFile('pages/page3/page3_08-audit-trail/filters.ts', [
    'a record of one kind is looked for among those of another',
    "      resets: ['rowId'],\n",
    '',
  ]),
]
