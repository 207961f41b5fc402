import { inFile } from './mistake.ts'

export const resources = [
  ...inFile(
    'resources/orders/cancel.ts',
    [
      'of several orders with a product, only the last gives its items back',
      'back.set(product.id, (back.get(product.id) ?? 0) + quantity)',
      'back.set(product.id, quantity)',
    ],
    ['an outdated version is cancelled', "order.version === versions.get(id) ? null : 'stale'", 'null'],
    ['orders on their way are cancelled', "    if (!isOpen(order.status)) return 'order-on-its-way'\n", ''],
  ),
  ...inFile(
    'resources/orders/place-order.ts',
    ['the last item in stock cannot be ordered', 'quantity > stock', 'quantity >= stock'],
    [
      'products that are no longer sold can be ordered',
      'product.discontinued_at !== null',
      'product.discontinued_at === undefined',
    ],
    ['an order adds to the stock', 'by: -quantity', 'by: quantity'],
    ['any site offers pick-up', 'site !== undefined && PICK_UP_KINDS.includes(site.kind)', 'site !== undefined'],
  ),
  ...inFile(
    'resources/orders/rules.ts',
    ['half a dollar is rounded down', 'Math.floor((2 * numerator + parts)', 'Math.floor((2 * numerator + parts - 1)'],
    ['the tax is rounded per line', 'soFar += own', 'soFar = own'],
    [
      'the first of two lines with a product counts as the repeat',
      'if (!isRepeat) first.set(productId, place)',
      'first.set(productId, place)',
    ],
  ),
  ...inFile(
    'resources/orders/find.ts',
    [
      'the end of a time range is part of it',
      "found.where('placed_at', '<', to)",
      "found.where('placed_at', '<=', to)",
    ],
    [
      'the smallest amount is left out',
      "found.where('total_cents', '>=', cents)",
      "found.where('total_cents', '>', cents)",
    ],
    ['full-width digits are no order number', ".exec(text.normalize('NFKC'))", '.exec(text)'],
  ),
  ...inFile(
    'resources/jobs/worker/queue.ts',
    [
      'a worker gives back a job that another one holds',
      ".where('id', '=', id).where('lease', '=', lease).execute()",
      ".where('id', '=', id).execute()",
    ],
    [
      'a worker that has lost its job goes on writing',
      ".where('id', '=', id).where('lease', '=', lease)\n  return locked",
      ".where('id', '=', id)\n  return locked",
    ],
    ['a job may stop the server once more', 'takeovers >= MAX_TAKEOVERS', 'takeovers > MAX_TAKEOVERS'],
    ['the newest job goes first', ".orderBy('job.created_at')", ".orderBy('job.created_at', 'desc')"],
    [
      'a cancelled job keeps its files',
      'async function cancelled(trx: Trx, row: Row): Promise<Row> {\n  await deleteChunks(trx, row.id)',
      'async function cancelled(trx: Trx, row: Row): Promise<Row> {',
    ],
  ),
  ...inFile(
    'resources/uploads/room.ts',
    ['the file that was deleted last goes first', 'deleted.shift()', 'deleted.pop()'],
    ['deleted files count towards the quota', 'quotaBytes - bytesOf(live)', 'quotaBytes - bytesOf(all)'],
    ['a file that fills the quota exactly is refused', 'if (size > left)', 'if (size >= left)'],
  ),
  ...inFile(
    'resources/uploads/sweep.ts',
    ['finished files are deleted after a day', "eb('finished_at', 'is', null), eb('created_at'", "eb('created_at'"],
    ['files are kept for days instead of hours', 'KEPT_HOURS * 3_600_000', 'KEPT_HOURS * 86_400_000'],
  ),
  ...inFile(
    'resources/tickets/move.ts',
    ['a move within a column resets when a ticket was resolved', 'if (status === ticket.status) return {}', ''],
    ['a reopened ticket stays resolved', "resolved_at: status === 'resolved' ? now : null", 'resolved_at: now'],
    ['a new position ignores rows of the same rank', 'tuple(above.rank, above.id)', 'tuple(above.rank, ticketId)'],
  ),
  ...inFile(
    'resources/tickets/rules.ts',
    [
      'a closed ticket can be moved within its column',
      "  if (status === 'closed') return 'stays-closed'\n  if (to === status) return null\n",
      "  if (to === status) return null\n  if (status === 'closed') return 'stays-closed'\n",
    ],
    ['the oldest closed ticket comes first', '-Math.floor((closedMs', 'Math.floor((closedMs'],
  ),
  ...inFile(
    'resources/error-reports/store.ts',
    [
      'the fingerprint contains line numbers',
      '.map(({ file }) => file)',
      '.map(({ file, line }) => [file, line].join())',
    ],
    ['a report counts once, however often it happened', 'known.count + times', 'known.count + 1'],
    [
      'a regressed group keeps its version',
      'version: known.version + 1, updated_at: at }',
      'version: known.version, updated_at: at }',
    ],
    [
      'groups of errors go by age, not by when they were seen',
      "orderBy('last_seen_at', 'desc').orderBy('id', 'desc')",
      "orderBy('id', 'desc')",
    ],
  ),
  ...inFile(
    'resources/sites/filter-locations.ts',
    [
      'kept clusters ignore the hour',
      'JSON.stringify([kind, township, isOpen, open, ',
      'JSON.stringify([kind, township, isOpen, ',
    ],
    ['kept clusters ignore the stock', 'shops && [...shops]]', 'shops && 1]'],
    ['closed sites count as open', 'open.includes(at.hours) === isOpen', 'open.includes(at.hours) || !isOpen'],
  ),
  ...inFile(
    'resources/overview/days.ts',
    ['a span is one day short', 'last.subtract({ days: days - 1 })', 'last.subtract({ days: days - 2 })'],
    ['the longest span is refused', 'count > MAX_DAYS', 'count >= MAX_DAYS'],
    ['a morning is compared with a whole day', 'until < to ? until : to', 'to'],
    ['days end at midnight in UTC', 'one.toZonedDateTime(zone)', "one.toZonedDateTime('UTC')"],
  ),
  ...inFile(
    'resources/overview/count.ts',
    ['the end of a day is counted twice', 'moment} < span.ends', 'moment} <= span.ends'],
    ['the overview ignores that events are moved', 'movedBy(moment, -movedDays)', 'moment'],
    ['the newest event is that of the delivered data', 'movedBy(newest, movedDays)', 'newest'],
  ),
  ...inFile(
    'resources/events/find.ts',
    ['the end of a filter is not moved back', 'to: filter.to && movedBy(filter.to, -days)', 'to: filter.to'],
    ['events are shown with the dates of the delivered data', 'at: movedBy(row.at, days)', 'at: row.at'],
    ['a cursor is not moved back', '[movedBy(String(at), -days), id]', '[String(at), id]'],
    ['the first moment of a filter is left out', "where(column('at'), '>=', from)", "where(column('at'), '>', from)"],
  ),
  ...inFile('resources/events/days.ts', [
    'recorded events replace the delivered ones of their day',
    'days.set(day, (days.get(day) ?? 0) + more)',
    'days.set(day, more)',
  ]),
  ...inFile('resources/sandboxes/deliver.ts', [
    'a new sandbox ends a day early',
    'const endsAt = END + days * DAY_MS',
    'const endsAt = END + (days - 1) * DAY_MS',
  ]),
  ...inFile(
    'resources/sales/behind.ts',
    ['orders behind a cell include those of the next month', 'begins} and placed_at <', 'begins} and placed_at <='],
    ['cancelled orders are behind a cell', 'else if (!withCancelled) ofOrder', 'else if (withCancelled) ofOrder'],
  ),
  ...inFile('resources/captchas/server.ts', ['an expired captcha is forgotten at once', 'after(-KEPT_MS)', 'after(0)']),
  ...inFile('resources/classes/progress.ts', [
    'solved tasks of other pages count for a class',
    'solved: count,',
    'solved: done.length / 2,',
  ]),
  ...inFile('resources/shop/live-on.ts', ['new tickets share a rank', '    ranks.set(status, rank)\n', '']),
  ...inFile('resources/sandboxes/server.ts', [
    'snapshots come back beyond their limit',
    '        await requireRoom(trx, operator, true, snapshots)\n',
    '',
  ]),
  ...inFile('resources/forms/server.ts', [
    'the last version of a form is refused',
    'number > MAX_VERSIONS',
    'number >= MAX_VERSIONS',
  ]),
  ...inFile('resources/hunts/server.ts', [
    'a key sees the hunts of other sandboxes',
    "    .$if(key !== null, query => query.where('sandbox_id', '=', sandboxId))\n",
    "    .$if(key === undefined, query => query.where('sandbox_id', '=', sandboxId))\n",
  ]),
  ...inFile('resources/tickets/closed-ranks.ts', [
    'tickets that are closed at once share a rank',
    '    taken.add(rank)\n',
    '',
  ]),
  ...inFile('resources/counters/rules.ts', [
    'a counter has no lower limit',
    'Math.max(-MAX_COUNT, Math.min(MAX_COUNT, value))',
    'Math.min(MAX_COUNT, value)',
  ]),
  ...inFile('resources/consoles/sweep.ts', [
    'asks are kept for seconds instead of minutes',
    'KEPT_MINUTES * 60_000',
    'KEPT_MINUTES * 1000',
  ]),
  ...inFile('resources/events/recorded.ts', [
    'events that are recorded at once share a moment',
    "'1970-01-01T00:00:00Z') + 1)",
    "'1970-01-01T00:00:00Z'))",
  ]),
  ...inFile('resources/shop/background.ts', [
    'two instances run a due shop',
    "    .where('tick_at', '=', tick_at)\n",
    '',
  ]),
  ...inFile('resources/spreads/rules.ts', [
    'effort values count before the fourth',
    'Math.floor(evs[stat] / 4)',
    'evs[stat] / 4',
  ]),
  ...inFile('resources/translations/rules.ts', [
    'the room for a text is rounded down',
    'Math.ceil(1.5 *',
    'Math.floor(1.5 *',
  ]),
  ...inFile('resources/sites/nearest.ts', [
    'of sites as near as each other, the last comes first',
    'other <= metres',
    'other < metres',
  ]),
  ...inFile('resources/tracks/departures.ts', [
    'one driven tour too many is kept',
    'driven.slice(MAX_KEPT)',
    'driven.slice(MAX_KEPT + 1)',
  ]),
  ...inFile('resources/form-answers/rules.ts', [
    'the latest day is too late',
    'latest !== null && day > latest',
    'latest !== null && day >= latest',
  ]),
  ...inFile('resources/teams/entity.ts', [
    'who has left a team counts before who is there',
    '.then(0).else(1).end())',
    '.then(1).else(0).end())',
  ]),
  ...inFile('resources/uploads/chunks.ts', [
    'a chunk follows the last one',
    'offset !== received || offset === size',
    'offset !== received',
  ]),
  ...inFile('resources/areas/inside.ts', [
    'the oldest orders inside a shape come first',
    ".orderBy('order.placed_at', 'desc')",
    ".orderBy('order.placed_at')",
  ]),
  ...inFile('resources/classes/members/learning.ts', [
    'the fault of a class follows whoever leaves it',
    '    if (change.left_at) await endRulesOfOthers(trx, accountId)\n',
    '',
  ]),
  ...inFile('resources/classes/members/closing.ts', [
    'reopening a class opens accounts that somebody had closed before',
    "learnersOf(trx, classId).where('closed_at', '>=', at).execute()",
    'learnersOf(trx, classId).execute()',
  ]),
  ...inFile('resources/classes/rules.ts', ['a class is closed on its last day', 'today <= endsOn', 'today < endsOn']),
  ...inFile('resources/classes/background.ts', [
    'a learner whose instance has died waits forever',
    "row.or([row('claimed_at', 'is', null), row('claimed_at', '<', lapsed)])",
    "row('claimed_at', 'is', null)",
  ]),
  ...inFile('resources/events/job.ts', [
    'an export that goes on the next day mixes two days',
    'position: { done: after, cursor: page.next, days },',
    'position: { done: after, cursor: page.next, days: today },',
  ]),
  ...inFile('resources/hunts/server.ts', [
    'a bug is found after the time is over',
    'if (endOf(row)) throw',
    'if (row.ended_at) throw',
  ]),
  ...inFile('resources/imports/remove-members.ts', [
    'an undone import leaves no trace of its members',
    "id: before.id, action: 'delete', before,",
    "id: before.id, action: 'delete', before: null,",
  ]),
  ...inFile('resources/spreads/server.ts', [
    'a cursor skips spreads of the same moment',
    "['updated_at' as const, 'id' as const]",
    "['updated_at' as const]",
  ]),
  ...inFile('resources/sessions/server.ts', [
    'the right code keeps the failures before it',
    '    if (isRight) await forgetAttempts(unaudited, key)\n',
    '',
  ]),
  ...inFile('resources/roles/holders.ts', [
    'closed accounts hold roles',
    ".where('account.closed_at', 'is', null)",
    '',
  ]),
  ...inFile('resources/repairs/server.ts', [
    'cancelled orders are purchases',
    "      .where('order.status', '!=', 'cancelled')\n",
    '',
  ]),
  ...inFile('resources/keys/contract.ts', [
    'a name of spaces counts as one',
    'z.string().check(z.trim(), z.minLength(1), z.maxLength(60))',
    'z.string().check(z.minLength(1), z.maxLength(60), z.trim())',
  ]),
  ...inFile('resources/tracks/departures.ts', [
    'drivers who have left are sent out',
    "    .where('job', '=', 'driver')\n    .where('archived_at', 'is', null)\n",
    "    .where('job', '=', 'driver')\n",
  ]),
  ...inFile('resources/forms/fields.ts', [
    'exactly one number is a bound the wrong way round',
    'most === null || least <= most',
    'most === null || least < most',
  ]),
  ...inFile('resources/roles/server.ts', [
    'a decision is explained as if every session had the normal level',
    "level: session?.level ?? 'normal'",
    "level: 'normal'",
  ]),
  ...inFile('resources/error-reports/server.ts', [
    'groups that have come back are listed as open',
    ".where('resolved_at', 'is', null).where('regressed_at', state === 'open' ? 'is' : 'is not', null)",
    ".where('resolved_at', 'is', null).$if(state !== 'open', all => all.where('regressed_at', 'is not', null))",
  ]),
  ...inFile('resources/traffic/select.ts', [
    'an exclamation mark in a search makes the next sign literal',
    'replace(/[!%_]/g,',
    'replace(/[%_]/g,',
  ]),
  ...inFile('resources/imports/remove-members.ts', [
    'undoing an import removes whoever was added after it',
    'Math.min(start + READ_AT_ONCE, first + count)',
    'start + READ_AT_ONCE',
  ]),
  ...inFile('resources/uploads/server.ts', [
    'a file that gave way to another comes back without its bytes',
    "        await kept.where('deleted_at', '>', oldestKept()).executeTakeFirstOrThrow(notFound)\n",
    '        await kept.executeTakeFirstOrThrow(notFound)\n',
  ]),
  ...inFile('resources/uploads/chunks.ts', [
    'chunks are deleted from the first to the last',
    "where('at_byte', '>=', from).execute()\n  }",
    "where('at_byte', '<', size - from).execute()\n  }",
  ]),
  ...inFile('resources/faults/server.ts', [
    'a new fault is confirmed before it applies',
    '    await faults.announceChange(operator.accountId)\n    return { status: 201',
    '    void faults.announceChange(operator.accountId)\n    return { status: 201',
  ]),
]
