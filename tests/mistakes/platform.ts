import { inFile } from './mistake.ts'

export const platform = [
  ...inFile(
    'server/writes/claim.ts',
    ['keys are kept for minutes instead of hours', 'const KEPT_MS = 24 * 3_600_000', 'const KEPT_MS = 24 * 60_000'],
    [
      'a key is shared by all sandboxes',
      "      .where('sandbox_id', '=', sandbox_id)\n      .where('key', '=', key)\n      .where('at'",
      "      .where('key', '=', key)\n      .where('at'",
    ],
    [
      'the body of a request is no part of its fingerprint',
      '[request.method, request.url, request.body]',
      '[request.method, request.url]',
    ],
  ),
  ...inFile(
    'server/writes/write.ts',
    [
      'rows are published before the commit',
      '      await claim?.keep(plain, result)\n',
      '      await claim?.keep(plain, result)\n      publishRows(changes, sandboxId, operator.accountId)\n',
    ],
    [
      'a write without a record is accepted',
      'written.size > 0 && changes.length === 0',
      'written.size > 0 && changes.length < 0',
    ],
    [
      'an id is published as often as it was changed',
      '[...new Set(group.map(({ id }) => id))]',
      'group.map(({ id }) => id)',
    ],
  ),
  ...inFile(
    'server/writes/rows.ts',
    [
      'a restored row does not count towards the limit',
      'if (before.isGone) await requireRoom',
      'if (!before.isGone) await requireRoom',
    ],
    ['a change without effect makes a new version', 'if (isIn(row, values)) return current', ''],
    ['a deletion is not checked', 'await entity.validateDeletion?.(id, context)', ''],
  ),
  ...inFile(
    'server/locks/require-limit.ts',
    ['one more than the limit is allowed', 'if (count + wanted > max)', 'if (count + wanted > max + 1)'],
    ['the limit itself is refused', 'if (count + wanted > max)', 'if (count + wanted >= max)'],
  ),
  ...inFile('server/locks/lock.ts', [
    'a deleted sandbox can be written to',
    "    .where('deleted_at', 'is', null)\n",
    '',
  ]),
  ...inFile('server/writes/turns.ts', ['work after a failure does not run', '.then(work, work)', '.then(work)']),
  ...inFile(
    'server/sessions/throttle.ts',
    [
      'failures are forgotten after half their time',
      'now - lastMs > policy.forgetAfterMs',
      'now - lastMs > policy.forgetAfterMs / 2',
    ],
    ['one failure less is free', 'attempts < free ? 0', 'attempts < free - 1 ? 0'],
    [
      'the wait grows by the same time instead of doubling',
      'firstWaitMs * 2 ** (attempts - free)',
      'firstWaitMs * (attempts - free + 1)',
    ],
    [
      'the wait has no limit',
      'Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - free))',
      'firstWaitMs * 2 ** (attempts - free)',
    ],
    ['forgiving attempts that were not counted leaves some over', "    .where('attempts', '>', 0)\n", ''],
  ),
  ...inFile(
    'server/sessions/sessions.ts',
    ['a deleted role stays previewed', "        .on('previewed.deleted_at', 'is', null),\n", ','],
    ['a deleted role gives its rights to whoever comes back', "\n        .on('held.deleted_at', 'is', null)", ''],
    ['a closed account keeps its sessions', "    .where('account.closed_at', 'is', null)\n", ''],
    [
      'an expired session is accepted',
      "    .where('session.ended_at', 'is', null)\n    .where('session.expires_at', '>', now)",
      "    .where('session.ended_at', 'is', null)",
    ],
    [
      'a session with a fixed end is extended',
      'if (row.is_fixed === 0) row.expiresAt',
      'if (row.is_fixed >= 0) row.expiresAt',
    ],
    [
      'moving to another sandbox keeps the preview',
      '.set({ sandbox_id: sandboxId, preview_role_id: null })',
      '.set({ sandbox_id: sandboxId })',
    ],
    [
      'ending the other sessions ends this one as well',
      "query.where('id', '!=', except)",
      "query.where('id', '!=', -1)",
    ],
  ),
  ...inFile(
    'server/database/keyset.ts',
    ['a page repeats the last row of the page before', "isDescending ? '<' : '>'", "isDescending ? '<=' : '>='"],
    [
      'the last page claims that there is another',
      'rows.length > limit ? rows[limit - 1]',
      'rows.length >= limit ? rows[limit - 1]',
    ],
    ['a count at the cap claims that there are more', 'isCapped: value > COUNT_CAP', 'isCapped: value >= COUNT_CAP'],
    ['two sources are merged in the wrong order', '? -direction : direction', '? direction : -direction'],
    [
      'a forged cursor with too many values is accepted',
      'values.length === columns.length',
      'values.length >= columns.length',
    ],
  ),
  ...inFile(
    'server/sandboxes/rows.ts',
    ['copies miss the first row of each further slice', '{after}`', '{after + 1}`'],
    ['a slice ends one row early', 'key} <= $', 'key} < $'],
    [
      'a copy is moved one day too far',
      'moved(trx, name, days) : sql.ref(name))',
      'moved(trx, name, days + 1) : sql.ref(name))',
    ],
  ),
  ...inFile('server/entities/etag.ts', [
    'any version matches',
    'if (match !== etagOf(current).etag)',
    "if (match === '')",
  ]),
  ...inFile(
    'server/http/decode.ts',
    ['an unknown parameter is ignored', '!known.includes(name)', '!known.includes(name) && name.length > 99'],
    ['an empty number counts as zero', "&& text.trim() !== ''", ''],
  ),
  ...inFile('server/bus/bus.ts', [
    'a listener that has left hears on',
    'return () => listeners.delete(listener)',
    'return () => listeners.has(listener)',
  ]),
  ...inFile(
    'shared/platform/lessons/fading.ts',
    ['a repeat doubles nothing', 'days *= 2', 'days *= 1'],
    ['a repeat that is too early doubles, too', 'fades !== null && at >= fades', 'fades !== null'],
    ['a task fades a moment late', 'nowMs >= fades', 'nowMs > fades'],
  ),
  ...inFile(
    'shared/time/zone.ts',
    ['the later of two midnights begins a day', 'starts[0] ?? wall', 'starts.at(-1) ?? wall'],
    ['moments near a local time are not sorted', '.sort((a, b) => a - b)', '.sort((a, b) => b - a)'],
    ['adding days loses one', 'days * A_DAY_MS).toISOString()', '(days - 1) * A_DAY_MS).toISOString()'],
  ),
  ...inFile(
    'company/clock.ts',
    ['practice data ends where its last day begins', 'midnightOf(day) + DAY_MS', 'midnightOf(day)'],
    ['days between two moments are rounded', 'Math.floor((now', 'Math.round((now'],
  ),
  ...inFile('server/live/login-news.ts', [
    'of many missed lines the oldest are sent again',
    "orderBy('id', 'desc').limit(MAX_CAUGHT_UP).execute()\n    return rows.reverse().map(messageOf)",
    "orderBy('id').limit(MAX_CAUGHT_UP).execute()\n    return rows.map(messageOf)",
  ]),
  ...inFile('server/sessions/hash-queue.ts', [
    'a newcomer takes a place in the queue that the next one has got',
    '        const next = waiting.shift()\n        if (next) next()\n        else taken--',
    '        taken--\n        waiting.shift()?.()',
  ]),
  ...inFile('server/endpoints/csv-of-fields.ts', [
    'an export leaves out the second digit of cents',
    '(cents / 100).toFixed(2)',
    'String(cents / 100)',
  ]),
  ...inFile('server/live/rights.ts', [
    'a term that is longer than any timer is looked at all the time',
    'Math.min(Math.max(remaining, 0), MAX_TIMER_MS)',
    'Math.max(remaining, 0)',
  ]),
  ...inFile('server/pages/requested-language.ts', [
    'a cookie decides about the language before the link',
    "[c.req.query('lng'), getCookie(c, 'i18next'), ...browser]",
    "[getCookie(c, 'i18next'), c.req.query('lng'), ...browser]",
  ]),
  ...inFile('server/http/csv.ts', [
    'a formula that begins like a number is not guarded',
    'const NUMBER = /^-\\d+(\\.\\d+)?$/',
    'const NUMBER = /^-\\d+/',
  ]),
  ...inFile('server/live/news.ts', [
    'the channel hears of rows',
    "connection.operator.sandboxId === sandboxId && connection.channel !== 'request'",
    'connection.operator.sandboxId === sandboxId',
  ]),
  ...inFile('server/search.ts', [
    'an id that no column holds is looked up',
    'const MAX_ID = 2 ** 31 - 1',
    'const MAX_ID = 2 ** 31',
  ]),
  ...inFile('server/live/delivery.ts', [
    'a message that was overtaken follows late',
    '    reader.send(message)\n    release(reader)\n',
    '    reader.send(message)\n',
  ]),
  ...inFile('server/http/stream.ts', [
    'a stream that was cancelled keeps its timer',
    '    async cancel() {\n      clearInterval(heartbeat)\n',
    '    async cancel() {\n',
  ]),
  ...inFile('server/threads/thread.ts', ['a task that is done keeps its limit', '        clearTimeout(limit)\n', '']),
  ...inFile('server/pages/documents.ts', [
    'a path that begins like a screen for visitors is that screen',
    'name}/`)',
    'name}`)',
  ]),
  ...inFile('server/database/failures/storage-watch.ts', [
    'the storage counts as broken for twice as long',
    'now() - failedMs >= CALM_MS',
    'now() - failedMs > 2 * CALM_MS',
  ]),
  ...inFile('shared/permissions.ts', [
    'a key may change roles',
    "  'keys:write',\n  'roles:write',\n  'channel:use',\n  'accounts:manage',",
    "  'keys:write',\n  'channel:use',\n  'accounts:manage',",
  ]),
  ...inFile('server/database/open.ts', [
    'a start that fails keeps its database',
    '    await seed(db)\n  } catch (error) {\n    await db.destroy()\n',
    '    await seed(db)\n  } catch (error) {\n',
  ]),
  ...inFile('practice/server/lessons/watch.ts', [
    'the last try of a task counts again after a restart',
    'one.id > (known?.last_id ?? 0)',
    'one.id >= (known?.last_id ?? 0)',
  ]),
  ...inFile('practice/server/faults/of-class.ts', [
    'a tunnel that a coach begins lasts longer than a tunnel',
    'seconds: Math.min(seconds, own)',
    'seconds',
  ]),
  ...inFile('practice/server/faults/bucket.ts', [
    'a token that is nearly there counts as one',
    'remaining: Math.floor(tokens)',
    'remaining: Math.round(tokens)',
  ]),
  ...inFile('shared/time/one-at-a-time.ts', [
    'work after a failure fails with it',
    'last = done.catch(() => undefined)',
    'last = done',
  ]),
]
