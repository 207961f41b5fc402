import { inFile } from './mistake.ts'

export const client = [
  ...inFile(
    'client/find/create-index.ts',
    ['mistakes are forgiven in any word', 'exact.size > 0 || !isForgiven(term)', '!isForgiven(term)'],
    ['two letters in the wrong order are not forgiven', 'queries: [...swapped, ', 'queries: ['],
    ['the best part counts, not the last that is needed', 'rank: Math.max(', 'rank: Math.min('],
    ['any pair of Chinese characters is enough', 'const MIN_PAIRS = 0.6', 'const MIN_PAIRS = 0.1'],
  ),
  ...inFile(
    'client/api/query.ts',
    ['429 is not retried', ' || error.status === 429', ''],
    ['refusals are retried', 'error.status >= 500', 'error.status >= 400'],
    ['a query is sent once more', 'failures < 3', 'failures <= 3'],
    [
      'a first read that was in flight during a write is kept',
      'if (first.length > 0) await',
      'if (first.length > 1) await',
    ],
    ['live messages do not wait for an optimistic write', 'optimisticWrites.add(write)', ''],
  ),
  ...inFile(
    'client/live/use-rows.ts',
    [
      'a live message during an optimistic write is lost',
      '      await optimisticSettled()\n',
      '      if ((await Promise.race([optimisticSettled(), 0])) === 0) return\n',
    ],
    ['a live message does not wait', '      await optimisticSettled()\n', ''],
    ['only the first path is read again', "...key.split(',')", "...key.split(',', 1)"],
  ),
  ...inFile(
    'client/api/use-action.ts',
    ['each attempt has a new key', 'keys.current.get(text) ?? crypto.randomUUID()', 'crypto.randomUUID()'],
    ['a key is used for the next action, too', 'keys.current.delete(text)', ''],
    ['a refused write is not taken back', 'takeBack?.()', ''],
    ['it is idle again as soon as one of two writes has ended', 'before.filter(one => one !== input)', '[]'],
    [
      'another resource that a write changes is not read again',
      '[resourceOf(endpoint.path), ...alsoChanges]',
      '[resourceOf(endpoint.path)]',
    ],
  ),
  ...inFile(
    'client/list/use-list-page.ts',
    [
      'a rollback overwrites a newer row',
      'change?.after === JSON.stringify(row) ? change.before : row',
      'change ? change.before : row',
    ],
    [
      'an earlier response overwrites an optimistic change',
      '  void queryClient.cancelQueries({ queryKey: [path] })\n',
      '',
    ],
    [
      'the next page is prefetched while another one loads',
      'data?.next &&\n        !result.isPlaceholderData &&',
      'data?.next &&',
    ],
  ),
  ...inFile(
    'client/list/selection/use-selection.ts',
    ['a range leaves its last row out', 'Math.max(from, to) + 1)', 'Math.max(from, to))'],
    ['selected rows keep their old versions', 'now.get(id) ?? row)', 'row)'],
  ),
  ...inFile(
    'client/list/define-list-search.ts',
    ['another page size stays on the page', " || name === 'limit')", ')'],
    ['a saved view contains its page', "'cursor', 'view'].map", "'view'].map"],
  ),
  ...inFile(
    'client/ui/table/pager/use-cursor-pages.ts',
    ['going back twice stays on the same page', 'go(trail.at(-1), trail.slice(0, -1))', 'go(trail.at(-1), trail)'],
    ['the next page of the previous list is offered', 'isPlaceholderData ? null : data?.next', 'data?.next'],
  ),
  ...inFile(
    'client/api/connect.ts',
    ['an empty list in a query is sent as text', 'if (one !== undefined && one !== null)', 'if (one !== undefined)'],
    ['an aborted call is reported', '      if (init.signal?.aborted) throw cause\n', ''],
    ['a gateway that gave up counts as a refusal', 'if (status >= 500) return', 'if (status > 599) return'],
  ),
  ...inFile(
    'client/api/connection.ts',
    ['the answer to an earlier ping counts', '    if (asked !== round) return\n', ''],
    ['the connection is called lost at once', 'const GRACE_MS = 2000', 'const GRACE_MS = 0'],
    [
      'pauses between pings are still long after a return',
      '    timer = undefined\n    pauseMs = FIRST_PAUSE_MS\n',
      '    timer = undefined\n',
    ],
    ['the pause between pings has no limit', 'Math.min(pauseMs * 1.6, MAX_PAUSE_MS)', 'pauseMs * 1.6'],
  ),
  ...inFile('client/ui/form/search-field.tsx', [
    'a longer label comes before the one that was typed',
    '[...found.filter(isExact), ...found.filter(option => !isExact(option))]',
    'found',
  ]),
  ...inFile('practice/client/lesson/source/source-code.tsx', [
    'an effect returns the promise of newer browsers',
    "{\n    first.current?.scrollIntoView({ block: 'center' })\n  }",
    "first.current?.scrollIntoView({ block: 'center' })",
  ]),
  ...inFile('client/list/days.ts', [
    'a day has twenty-four hours',
    'to: to && startOfDay(addDays(to, 1), zone)',
    'to: to && new Date(Date.parse(startOfDay(to, zone)) + 86_400_000).toISOString()',
  ]),
  ...inFile('client/toast/toast.ts', [
    'of many toasts the oldest are kept',
    '.slice(-MAX_KEPT)',
    '.slice(0, MAX_KEPT)',
  ]),
  ...inFile(
    'client/errors/reporter.ts',
    ['reports that wait are sent as the next operator', '    queue.length = 0\n', ''],
    [
      'a report that waits for the server is sent as the next operator',
      '    while (queue.length > 0) {\n      // Taken only then: the session may end before.\n      await online()\n      const report = queue.shift()\n      if (report) await send(report)\n    }',
      '    for (let report = queue.shift(); report; report = queue.shift()) {\n      await online()\n      await send(report)\n    }',
    ],
  ),
  ...inFile(
    'client/live/live.ts',
    [
      'a socket that is open again is not told where the console is',
      '      if (whereabouts.place) sendWhereabouts()\n',
      '',
    ],
    ['after an outage, everything is read twice', 'else if (!hasCaughtUp) void readAgain()', 'else void readAgain()'],
    [
      'what a short cut has hidden is not read again',
      'else if (!hasCaughtUp) void readAgain()',
      'else if (isFirstHello) void readAgain()',
    ],
  ),
  ...inFile('client/files/decode-text.ts', [
    'UTF-8 is read as Big5',
    "return ['utf-8', 'big5']",
    "return ['big5', 'utf-8']",
  ]),
  ...inFile('pages/page8/page8_07-offline-and-conflict/worker/worker.ts', [
    'an error is stored as a file',
    'if (reply.ok) event.waitUntil(keep(',
    'event.waitUntil(keep(',
  ]),
  ...inFile('client/palette/recent.ts', [
    'a recent command is listed twice',
    '...listOf(kept).filter(one => one.id !== id)',
    '...listOf(kept)',
  ]),
  ...inFile('client/live/live-socket.ts', [
    'a greeting hides messages that are still to be sent again',
    'lastSeq ??= message.seq',
    'lastSeq = message.seq',
  ]),
  ...inFile('client/session/operator-store.ts', [
    'what arrives after the session is stored',
    '    if (!useGlobal.getState().isLogin) return undefined\n',
    '',
  ]),
  ...inFile('client/ui/views/use-views.ts', [
    'a view that is chosen is opened twice',
    '    opened.current = view.id\n    onOpen(view)',
    '    onOpen(view)',
  ]),
  ...inFile('client/session/look.ts', [
    'an older look replaces one that is being saved',
    'if (changes === 0) applyLook(look)',
    'applyLook(look)',
  ]),
  ...inFile('client/ui/form/use-versioned-form.ts', [
    'what was typed stays on a version that differs in other fields',
    '    else if (Object.keys(changesOf(fieldsOf(base), fieldsOf(record))).length === 0) setBase(record)\n',
    '',
  ]),
  ...inFile('client/router/url-state.ts', [
    'what ends after a page was left leads back to it',
    '      asked.current = null\n',
    '',
  ]),
  ...inFile('client/login/controller.ts', [
    'a second press sends the sign-in again',
    '      if (form.ariaBusy) return\n',
    '',
  ]),
  ...inFile('client/list/changes/changes-list.tsx', [
    'the changes of a record stay those of an earlier version',
    '[...asked.queryKey, version]',
    '[...asked.queryKey]',
  ]),
]
