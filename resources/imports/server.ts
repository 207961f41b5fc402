import { members } from '#resources/members/entity.ts'
import { takeTeam } from '#resources/members/managers.ts'
import { teams } from '#resources/teams/entity.ts'
import { isUniqueViolation } from '#server/database/failures/violations.ts'
import { serveRead } from '#server/endpoints/endpoints.ts'
import { answerList } from '#server/endpoints/list.ts'
import { namesOf } from '#server/entities/fields.ts'
import { byteStream } from '#server/http/byte-stream.ts'
import { serve } from '#server/http/serve.ts'
import { refuse } from '#shared/errors.ts'
import { itemAt } from '#shared/objects.ts'
import {
  checkImport,
  createImport,
  type Import,
  listImports,
  type RowIssue,
  readImport,
  readImportSample,
  undoImport,
} from './contract.ts'
import { importOf, imports } from './entity.ts'
import { findIssues } from './find-issues.ts'
import { insertMembers, prepareMembers } from './insert-members.ts'
import { readAdded, removeMembers } from './remove-members.ts'
import type { Encoding } from './rules.ts'
import { writeSample } from './sample.ts'

/** How many blocking members the refusal lists. */
const MAX_NAMED = 20

const refuseRows = (issues: readonly RowIssue[]) =>
  refuse('rows-refused', {
    errors: issues.map(({ row, field, code }) => ({ pointer: `/body/rows/${row}/${field}`, code })),
  })

/** Encodes text in chunks. UTF-8 starts with a byte order mark, by which spreadsheets recognise it. */
function* encodeParts(parts: Iterable<string>, encoding: Encoding) {
  if (encoding === 'utf-8') yield Uint8Array.of(0xef, 0xbb, 0xbf)
  const encode = encoding === 'big5' ? encodeBig5 : (text: string) => new TextEncoder().encode(text)
  for (const part of parts) yield encode(part)
}

export const endpoints = [
  serve(listImports, ({ db, rows, query }) =>
    answerList(db, rows(imports), importOf, { ...query, sort: '-id', sorts: { id: 'id' } }),
  ),

  serve(checkImport, async ({ rows, body }) => ({ status: 200, body: { issues: await findIssues(rows, body.rows) } })),

  serve(createImport, async ({ rows, write, operator, body: { fileName, rows: newcomers } }) => {
    // Outside the transaction, because on SQLite a transaction blocks other writes.
    const issues = await findIssues(rows, newcomers)
    if (issues.length > 0) throw refuseRows(issues)
    const prepared = await prepareMembers(newcomers)
    try {
      return await write(async writing => {
        await writing.requireRoom(members, { ...itemAt(newcomers, 0), archivedAt: null }, newcomers.length)
        // Locks the teams in the order of their ids, which avoids deadlocks, and keeps them from being deleted.
        for (const teamId of [...new Set(newcomers.map(row => row.teamId))].sort((a, b) => a - b))
          if (!(await takeTeam(writing, teamId))) throw refuseRows(await findIssues(writing.rows, newcomers))
        const firstMemberId = await insertMembers(writing, prepared)
        const body = await writing.create(imports, {
          fileName,
          rowCount: newcomers.length,
          firstMemberId,
          by: operator.account,
          createdAt: new Date().toISOString(),
          undoneAt: null,
        })
        return { status: 201, body, headers: { location: `/api/imports/${body.id}` } } as const
      })
    } catch (error) {
      // An address was taken after the check. A second check finds it.
      if (!isUniqueViolation(error)) throw error
      throw refuseRows(await findIssues(rows, newcomers))
    }
  }),

  serve(readImportSample, async ({ rows, query: { encoding, language, ...query } }) => {
    const names = (await rows(teams).orderBy('id').execute()).map(namesOf)
    const member = await rows('member').orderBy('id').limit(1).executeTakeFirst()
    const standing = rows('member_import').where('undone_at', 'is', null).orderBy('id', 'desc').limit(1)
    const sample = writeSample({
      rows: query.rows,
      language,
      teams: names,
      takenEmail: member?.email ?? '',
      importId: (await standing.executeTakeFirst())?.id,
    })
    return {
      status: 200,
      body: byteStream(encodeParts(sample, encoding)),
      headers: { 'content-disposition': `attachment; filename="newcomers-${encoding}.csv"` },
    }
  }),

  serveRead(imports, readImport),

  serve(undoImport, async ({ rows, write, params: { importId }, headers }) => {
    const range = await rows(imports).where('id', '=', importId).executeTakeFirst()
    const added = range ? await readAdded(rows, { first: range.first_member_id, count: range.row_count }) : []
    const body = await write(async writing => {
      // Updated first, so that of two simultaneous calls, the second one finds a newer version.
      const undone: Import = await writing.update(imports, importId, {
        match: headers['if-match'],
        fields: ({ undoneAt }) => ({ undoneAt: undoneAt ?? new Date().toISOString() }),
      })
      const held = await removeMembers(writing, added)
      if (held.length > 0) throw refuse('import-in-use', { members: held.slice(0, MAX_NAMED), count: held.length })
      return undone
    })
    return { status: 200, body }
  }),
]

let bytesOf: Map<string, readonly [number, number]> | undefined

/** Builds the encoding table from the decoder, because the platform has no Big5 encoder. */
function table(): Map<string, readonly [number, number]> {
  const decoder = new TextDecoder('big5')
  const found = new Map<string, readonly [number, number]>()
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const sign = decoder.decode(Uint8Array.of(lead, trail))
      // An invalid pair decodes to several characters, or to the replacement character.
      if ([...sign].length === 1 && sign !== '\ufffd' && !found.has(sign)) found.set(sign, [lead, trail])
    }
  return found
}

/** Encodes text like older spreadsheets in Taiwan. Characters that Big5 lacks become question marks. */
function encodeBig5(text: string): Uint8Array<ArrayBuffer> {
  bytesOf ??= table()
  const bytes: number[] = []
  for (const sign of text) {
    const code = sign.charCodeAt(0)
    if (code < 0x80) bytes.push(code)
    else bytes.push(...(bytesOf.get(sign) ?? [0x3f]))
  }
  return Uint8Array.from(bytes)
}
