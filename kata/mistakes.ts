import { solutionOf, withoutComments } from './solutions.ts'

/** A page that works but for one mistake: what is replaced in our solution, and the one requirement that then fails. */
export type Mistake = {
  page: string
  template: 'vanilla' | 'vue'
  /** What a user notices. It doesn't say where the mistake is. */
  id: string
  mistake: string
  edits: readonly (readonly [from: string, to: string])[]
  fails: string
}

export const MISTAKES: readonly Mistake[] = [
  {
    page: 'page3_01',
    template: 'vue',
    id: 'stale-answer',
    mistake: 'a stale answer wins',
    edits: [
      ['let latest = 0\nasync function show() {\n  const number = ++latest\n', 'async function show() {\n'],
      ['  if (number !== latest) return\n', ''],
    ],
    fails: 'latest-search-wins',
  },
  {
    page: 'page3_01',
    template: 'vanilla',
    id: 'lost-update',
    mistake: 'a lost update: after a 412, it saves again with the new version',
    edits: [
      [
        `      const { name, email } = member
      at('#refusal').textContent = \`Conflict: somebody has changed \${name.en}, \${email}. Save again to replace that.\`
`,
        '      form.requestSubmit()\n',
      ],
    ],
    fails: 'conflict',
  },
  {
    page: 'page3_01',
    template: 'vanilla',
    id: 'lost-focus',
    mistake: 'the focus is lost: closing the dialog draws the list again',
    edits: [
      [
        "at('#close').onclick = () => dialog.close()\n",
        "at('#close').onclick = () => dialog.close()\ndialog.onclose = draw\n",
      ],
    ],
    fails: 'focus-returns',
  },
  {
    page: 'page3_06',
    template: 'vanilla',
    id: 'no-way-up',
    mistake: 'Arrow Left does nothing on a team that is not open',
    edits: [['      else go(parent)\n', '']],
    fails: 'keyboard',
  },
  {
    page: 'page3_06',
    template: 'vanilla',
    id: 'overwrites',
    mistake: 'a team that somebody else has moved is moved away again without asking',
    edits: [
      [
        `    say('', \`\${team.name.en} was changed by somebody else.\`)
    at('#anyway').hidden = false
    at('#anyway').onclick = () => move({ team: { ...team, ...(current as Team) }, into })
`,
        `    void move({ team: { ...team, ...(current as Team) }, into })
`,
      ],
    ],
    fails: 'moved-meanwhile',
  },
  {
    page: 'page3_06',
    template: 'vue',
    id: 'old-version',
    mistake: 'Undo sends the version from before the move',
    edits: [['{ team: { ...team, ...moved }, into: from }', '{ team: { ...moved, ...team }, into: from }']],
    fails: 'undo',
  },
  {
    page: 'page4_01',
    template: 'vanilla',
    id: 'double-click',
    mistake: 'a double order: each press has a key of its own, unless an error is shown',
    edits: [
      ["let key = ''\nlet isSending = false\n", "let key = ''\n"],
      [
        '  if (isSending) return\n  isSending = true\n',
        "  if (!at('[role=alert]').textContent) key = crypto.randomUUID()\n",
      ],
      ['await explain(pointer, code)\n  }\n  isSending = false\n', 'await explain(pointer, code)\n  }\n'],
    ],
    fails: 'pressed-twice',
  },
  {
    page: 'page4_01',
    template: 'vue',
    id: 'double-order',
    mistake: 'a double order: it is sent again with another key',
    edits: [["{ 'idempotency-key': key }", "{ 'idempotency-key': crypto.randomUUID() }"]],
    fails: 'lost-reply',
  },
  {
    page: 'page4_02',
    template: 'vanilla',
    id: 'lost-update',
    mistake: 'after a conflict, it overwrites what another window has saved in the same field',
    edits: [
      [
        '  if (asked.length === 0) return send(merged, current)\n',
        '  if (asked.length >= 0) return send(merged, current)\n',
      ],
    ],
    fails: 'conflict',
  },
  {
    page: 'page4_02',
    template: 'vue',
    id: 'submitted-twice',
    mistake: 'a submission without a reply is sent again with another key',
    edits: [["'idempotency-key': key }", "'idempotency-key': crypto.randomUUID() }"]],
    fails: 'submits',
  },
  {
    page: 'page4_02',
    template: 'vue',
    id: 'lost-input',
    mistake: 'a refused step loses what was entered',
    edits: [
      [
        "  trouble.value = 'Correct what is marked.'\n",
        "  trouble.value = 'Correct what is marked.'\n  fields.value = { ...seen }\n",
      ],
    ],
    fails: 'refused',
  },
  {
    page: 'page4_05',
    template: 'vanilla',
    id: 'stops-at-damage',
    mistake: 'every 422 is taken for final, although a damaged chunk only has to be sent again',
    edits: [[" && code !== 'checksum-mismatch'", '']],
    fails: 'damaged',
  },
  {
    page: 'page4_05',
    template: 'vanilla',
    id: 'no-pause',
    mistake: 'a paused upload goes on with the next chunk',
    edits: [['    if (transfer.isPaused) return false\n', '']],
    fails: 'pauses',
  },
  {
    page: 'page4_05',
    template: 'vue',
    id: 'from-the-start',
    mistake: 'it sends a file from its start, whatever the server has of it',
    edits: [['  transfer.sent = received\n', '  transfer.sent = Math.min(received, transfer.sent)\n']],
    fails: 'resumes',
  },
  {
    page: 'page5_01',
    template: 'vanilla',
    id: 'cancelled-twice',
    mistake: 'a request whose reply was lost is sent again with another key',
    edits: [['keys.get(text) ?? crypto.randomUUID()', 'crypto.randomUUID()']],
    fails: 'lost-reply',
  },
  {
    page: 'page5_01',
    template: 'vue',
    id: 'false-success',
    mistake: 'a reply of 200 is taken for success, whatever it says about each order',
    edits: [
      ['  const cancelled = outcomes.filter(({ refusal }) => refusal === null)\n', '  const cancelled = outcomes\n'],
    ],
    fails: 'partly-refused',
  },
  {
    page: 'page5_02',
    template: 'vanilla',
    id: 'stale-answer',
    mistake: 'a stale answer wins: earlier searches are not aborted',
    edits: [['  request.abort()\n', '']],
    fails: 'latest-search-wins',
  },
  {
    page: 'page5_02',
    template: 'vue',
    id: 'back-ignored',
    mistake: 'Back is ignored',
    edits: [["window.addEventListener('popstate', restore)\n", '']],
    fails: 'counts-predict',
  },
  {
    page: 'page5_03',
    template: 'vanilla',
    id: 'false-conflict',
    mistake: 'a save does not wait for the one before, so it sends an old version',
    edits: [
      [
        '  queue = queue.then(() => send(edits, isUndo, request ?? requestOf(edits)))\n',
        '  void send(edits, isUndo, request ?? requestOf(edits))\n',
      ],
    ],
    fails: 'next-save-waits',
  },
  {
    page: 'page5_03',
    template: 'vue',
    id: 'repeated-save',
    mistake: 'a repeated request has a new key, so it is taken for a conflict',
    edits: [
      ['() => save(edits, isUndo, { rows, key })', '() => save(edits, isUndo, { rows, key: crypto.randomUUID() })'],
    ],
    fails: 'not-saved',
  },
  {
    page: 'page5_04',
    template: 'vanilla',
    id: 'lost-focus',
    mistake: 'the focus is lost: only rows in view are kept',
    edits: [['new Set(total > 0 ? [active] : [])', 'new Set<number>()']],
    fails: 'focus-survives',
  },
  {
    page: 'page5_04',
    template: 'vue',
    id: 'jumping-rows',
    mistake: 'new rows push the others: the list shows them as soon as they are counted',
    edits: [
      [
        '  latest.value = { kind: wanted, total, days }\n',
        '  latest.value = { kind: wanted, total, days }\n  list.value = latest.value\n',
      ],
    ],
    fails: 'new-events-wait',
  },
  {
    page: 'page5_05',
    template: 'vanilla',
    id: 'undo-overwrites',
    mistake: 'Undo reads the version just before, so it overwrites a colleague’s move',
    edits: [
      [
        '=> from && move({ ...from, ticket: data })\n',
        `=> from && strive<Ticket>('/api/tickets/' + ticket.id).then(now => move({ ...from, ticket: now.data }))\n`,
      ],
    ],
    fails: 'undo',
  },
  {
    page: 'page5_05',
    template: 'vue',
    id: 'lost-move',
    mistake: 'a lost reply is taken for a refusal, and the board is not read again',
    edits: [
      [
        '  } catch (error) {\n',
        `  } catch (error) {
    if (error instanceof TypeError) {
      alert.value = ticket.title.en
      pending.value = pending.value.filter(move => move !== slot)
      return
    }
`,
      ],
    ],
    fails: 'lost-reply',
  },
  {
    page: 'page5_06',
    template: 'vanilla',
    id: 'wrong-way-round',
    mistake: 'a nature lowers what it should raise',
    edits: [
      ['Number(place === raised) - Number(place === lowered)', 'Number(place === lowered) - Number(place === raised)'],
    ],
    fails: 'calculates',
  },
  {
    page: 'page5_06',
    template: 'vanilla',
    id: 'lost-update',
    mistake: 'after a conflict, it saves the whole form, and so takes back what was changed elsewhere',
    edits: [['await patch(plan.id, current, changesSince(saved))', 'await patch(plan.id, current, plan)']],
    fails: 'merges',
  },
  {
    page: 'page5_06',
    template: 'vue',
    id: 'one-limit',
    mistake: 'only each stat has a limit, and not the total',
    edits: [[' || (value > 0 && left.value < 0)', '']],
    fails: 'limits',
  },
  {
    page: 'page6_01',
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
    page: 'page6_01',
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
    page: 'page6_01',
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
  {
    page: 'page7_02',
    template: 'vanilla',
    id: 'points-twice',
    mistake: 'neighbouring areas overlap, so the service points between them are there twice',
    edits: [
      [
        'go({ ...box, west: box.east, east: 2 * box.east - box.west })',
        'go({ ...box, west: (box.west + box.east) / 2, east: (3 * box.east - box.west) / 2 })',
      ],
    ],
    fails: 'next-area',
  },
  {
    page: 'page7_02',
    template: 'vue',
    id: 'stale-answer',
    mistake: 'a stale answer wins',
    edits: [
      ['let latest = 0\nasync function load() {\n  const number = ++latest\n', 'async function load() {\n'],
      ['  if (number !== latest) return\n', ''],
    ],
    fails: 'latest-kind-wins',
  },
  {
    page: 'page8_05',
    template: 'vanilla',
    id: 'stuck-at-running',
    mistake: 'it asks again before the reply is there, so an old reply can come after a new one',
    edits: [
      ['  const mine = ++following\n', '  const mine = ++following\n  let hasEnded = false\n'],
      [
        `    const job = await readJob(id).catch(() => null)
    if (mine !== following) return
    if (job) draw(job)
    if (job && ENDED.includes(job.state)) break
`,
        `    const take = (job: Job) => {
      if (mine !== following) return
      draw(job)
      hasEnded ||= ENDED.includes(job.state)
    }
    void readJob(id).then(take, () => null)
    if (hasEnded) break
`,
      ],
    ],
    fails: 'late-reply',
  },
  {
    page: 'page8_05',
    template: 'vanilla',
    id: 'cancelled-too-soon',
    mistake: 'it says “Cancelled” before the server has received it',
    edits: [
      [
        '  const { id } = shown\n',
        `  const { id } = shown
  if (how === 'cancellation') draw({ ...shown, state: 'cancelled' })
`,
      ],
    ],
    fails: 'cancels',
  },
  {
    page: 'page8_05',
    template: 'vue',
    id: 'started-twice',
    mistake: 'a job whose reply was lost is started again with another key',
    edits: [['keys.get(text) ?? crypto.randomUUID()', 'crypto.randomUUID()']],
    fails: 'lost-reply',
  },
  {
    page: 'page8_05',
    template: 'vue',
    id: 'started-anew',
    mistake: 'Retry starts another job, so what was done is done again',
    edits: [
      [
        '  const job = await act(() => ask(id, how))\n',
        `  const { input } = (await read(id)) as Job
  const job = await act(() => (how === 'retry' ? send(input, crypto.randomUUID()) : ask(id, how)))
  if (job && how === 'retry') return go(job.id)
`,
      ],
    ],
    fails: 'retries',
  },
  {
    page: 'page8_06',
    template: 'vanilla',
    id: 'there-twice',
    mistake: 'it does not recognize its own message among the changes, only in the reply',
    edits: [
      ['    outbox = outbox.filter(({ key }) => key !== row.key)\n', ''],
      [
        'for (let [draft] = outbox; draft && room; [draft] = outbox) take([await post(room.id, draft)])',
        `for (let [draft] = outbox; draft && room; [draft] = outbox) {
      const posted = await post(room.id, draft)
      outbox.shift()
      take([posted])
    }`,
      ],
    ],
    fails: 'once',
  },
  {
    page: 'page8_06',
    template: 'vue',
    id: 'out-of-order',
    mistake: 'what waits is posted from the end',
    edits: [
      [
        '    for (let [draft] = outbox.value; draft && room.value; [draft] = outbox.value) take([await post(room.value.id, draft)])\n',
        `    for (let draft = outbox.value.at(-1); draft && room.value; draft = outbox.value.at(-1))
      take([await post(room.value.id, draft)])
`,
      ],
    ],
    fails: 'waits',
  },
  {
    page: 'page8_07',
    template: 'vanilla',
    id: 'lost-update',
    mistake: 'a lost update: what others have changed is overwritten',
    edits: [
      ['  const { key, fields: body, seen } = change\n', '  const { key, fields: body } = change\n'],
      [
        '  const isConflict = namesIn(body).some(name => visit[name] !== seen[name] && visit[name] !== body[name])\n',
        '',
      ],
      ["  if (isConflict) return replace(change, { ...change, isSent: false, issue: 'Conflict' })\n", ''],
    ],
    fails: 'asks-about-conflicts',
  },
  {
    page: 'page8_07',
    template: 'vue',
    id: 'out-of-order',
    mistake: 'all changes are sent at once',
    edits: [
      [
        '    for (let change = next(); change; change = next()) await sendOne(change)\n',
        '    await Promise.all(outbox.value.filter(({ issue }) => !issue).map(sendOne))\n',
      ],
    ],
    fails: 'in-order',
  },
]

export const mistakesOf = (page: string): Mistake[] => MISTAKES.filter(mistake => mistake.page === page)

/** Our solution with this mistake. */
export function withMistake({ page, template, edits }: Pick<Mistake, 'page' | 'template' | 'edits'>): string {
  let code = solutionOf(page, template)
  for (const [from, to] of edits) {
    if (code.split(from).length !== 2) throw new Error(`The solution of ${page} must contain this once: ${from}`)
    code = code.replace(from, () => to)
  }
  return code
}

/** What a learner begins with who mends a mistake, and what it looks like without the mistake. */
export const toMend = (mistake: Mistake): { broken: string; mended: string } => ({
  broken: withoutComments(withMistake(mistake)),
  mended: withoutComments(solutionOf(mistake.page, mistake.template)),
})
