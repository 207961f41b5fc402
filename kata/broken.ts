/** A solution with one mistake: what is replaced in it, and the one requirement that must then fail. */
export type Broken = {
  page: string
  template: 'vanilla' | 'vue'
  mistake: string
  from: string
  to: string
  fails: string
}

export const BROKEN: Broken[] = [
  {
    page: 'page3_01',
    template: 'vue',
    mistake: 'a stale answer wins',
    from: '  if (number !== latest) return\n',
    to: '',
    fails: 'latest-search-wins',
  },
  {
    page: 'page3_01',
    template: 'vanilla',
    mistake: 'a lost update: after a 412, it saves again with the new version',
    from: '      member = problem.current as Member\n',
    to: '      member = problem.current as Member\n      form.requestSubmit()\n      return\n',
    fails: 'conflict',
  },
  {
    page: 'page3_01',
    template: 'vanilla',
    mistake: 'the focus is lost: closing the dialog draws the list again',
    from: "at('#close').onclick = () => dialog.close()\n",
    to: "at('#close').onclick = () => dialog.close()\ndialog.onclose = draw\n",
    fails: 'focus-returns',
  },
  {
    page: 'page4_01',
    template: 'vanilla',
    mistake: 'a double order: each press has a key of its own, unless an error is shown',
    from: '  if (isSending) return\n  isSending = true\n',
    to: "  if (!at('[role=alert]').textContent) key = crypto.randomUUID()\n",
    fails: 'pressed-twice',
  },
  {
    page: 'page4_01',
    template: 'vue',
    mistake: 'a double order: it is sent again with another key',
    from: "{ 'idempotency-key': key }",
    to: "{ 'idempotency-key': crypto.randomUUID() }",
    fails: 'lost-reply',
  },
  {
    page: 'page5_01',
    template: 'vanilla',
    mistake: 'a request whose reply was lost is sent again with another key',
    from: 'keys.get(text) ?? crypto.randomUUID()',
    to: 'crypto.randomUUID()',
    fails: 'lost-reply',
  },
  {
    page: 'page5_01',
    template: 'vue',
    mistake: 'a reply of 200 is taken for success, whatever it says about each order',
    from: '  const cancelled = outcomes.filter(({ refusal }) => refusal === null)\n',
    to: '  const cancelled = outcomes\n',
    fails: 'partly-refused',
  },
  {
    page: 'page5_02',
    template: 'vanilla',
    mistake: 'a stale answer wins: earlier searches are not aborted',
    from: '  request.abort()\n',
    to: '',
    fails: 'latest-search-wins',
  },
  {
    page: 'page5_02',
    template: 'vue',
    mistake: 'Back is ignored',
    from: "window.addEventListener('popstate', restore)\n",
    to: '',
    fails: 'counts-predict',
  },
  {
    page: 'page5_03',
    template: 'vanilla',
    mistake: 'a save does not wait for the one before, so it sends an old version',
    from: '  queue = queue.then(() => send(edits, isUndo, request ?? requestOf(edits)))\n',
    to: '  void send(edits, isUndo, request ?? requestOf(edits))\n',
    fails: 'next-save-waits',
  },
  {
    page: 'page5_03',
    template: 'vue',
    mistake: 'a repeated request has a new key, so it is taken for a conflict',
    from: '() => save(edits, isUndo, { rows, key })',
    to: '() => save(edits, isUndo, { rows, key: crypto.randomUUID() })',
    fails: 'not-saved',
  },
  {
    page: 'page5_04',
    template: 'vanilla',
    mistake: 'the focus is lost: only rows in view are kept',
    from: 'new Set(total > 0 ? [active] : [])',
    to: 'new Set<number>()',
    fails: 'focus-survives',
  },
  {
    page: 'page5_04',
    template: 'vue',
    mistake: 'new rows push the others: the list shows them as soon as they are counted',
    from: '  latest.value = { kind: wanted, total, days }\n',
    to: '  latest.value = { kind: wanted, total, days }\n  list.value = latest.value\n',
    fails: 'new-events-wait',
  },
  {
    page: 'page5_05',
    template: 'vanilla',
    mistake: 'Undo reads the version just before, so it overwrites a colleague’s move',
    from: '=> from && move({ ...from, ticket: data })\n',
    to: `=> from && strive<Ticket>('/api/tickets/' + ticket.id).then(now => move({ ...from, ticket: now.data }))\n`,
    fails: 'undo',
  },
  {
    page: 'page5_05',
    template: 'vue',
    mistake: 'a lost reply is taken for a refusal, and the board is not read again',
    from: '  } catch (error) {\n',
    to: `  } catch (error) {
    if (error instanceof TypeError) {
      alert.value = ticket.title.en
      pending.value = pending.value.filter(move => move !== slot)
      return
    }
`,
    fails: 'lost-reply',
  },
  {
    page: 'page8_07',
    template: 'vanilla',
    mistake: 'a lost update: what others have changed is overwritten',
    from: "  if (isConflict) return replace(change, { ...change, isSent: false, issue: 'Conflict' })\n",
    to: '',
    fails: 'asks-about-conflicts',
  },
  {
    page: 'page8_07',
    template: 'vue',
    mistake: 'all changes are sent at once',
    from: '    for (let change = next(); change; change = next()) await sendOne(change)\n',
    to: '    await Promise.all(outbox.value.filter(({ issue }) => !issue).map(sendOne))\n',
    fails: 'in-order',
  },
]
