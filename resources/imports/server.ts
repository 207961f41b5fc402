import { findFaults } from '#resources/members/find-issues.ts'
import { insertMembers } from '#resources/members/insert.ts'
import { takeTeam } from '#resources/members/managers.ts'
import { removeMembers } from '#resources/members/remove.ts'
import { selectTeams } from '#resources/teams/select.ts'
import { isUniqueViolation } from '#server/database/violations.ts'
import { namesOf } from '#server/entities/fields.ts'
import { answerList, answerOne } from '#server/entities/list.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import { refuse } from '#shared/errors.ts'
import { encodeBig5 } from './big5.ts'
import {
  checkImport,
  createImport,
  type Import,
  listImports,
  type RowFault,
  readImport,
  readImportSample,
  undoImport,
} from './contract.ts'
import { importOf, imports } from './entity.ts'
import type { Encoding } from './rules.ts'
import { writeSample } from './sample.ts'

/** As many of those that are in the way as a person reads. */
const MAX_NAMED = 20

const refuseRows = (faults: readonly RowFault[]) =>
  refuse('rows-refused', {
    errors: faults.map(({ row, field, code }) => ({ pointer: `/body/rows/${row}/${field}`, code })),
  })

/** Bytes of a text, part by part; UTF-8 behind a mark, by which spreadsheets know it. */
function* encodeParts(parts: Iterable<string>, encoding: Encoding) {
  if (encoding === 'utf-8') yield Uint8Array.of(0xef, 0xbb, 0xbf)
  const encode = encoding === 'big5' ? encodeBig5 : (text: string) => new TextEncoder().encode(text)
  for (const part of parts) yield encode(part)
}

export const endpoints = [
  serve(listImports, ({ db, operator, query }) => {
    const rows = db.selectFrom('member_import').selectAll().where('sandbox_id', '=', operator.sandboxId)
    return answerList(db, rows, importOf, { ...query, sort: '-id', sorts: { id: 'id' } })
  }),

  serve(checkImport, async ({ db, operator, body: { rows } }) => ({
    status: 200,
    body: { faults: await findFaults(db, operator, rows) },
  })),

  serve(createImport, async ({ db, write, operator, body: { fileName, rows } }) => {
    try {
      return await write(async writing => {
        // In the order of their ids, so that two imports do not wait for each other; none goes away meanwhile.
        for (const teamId of [...new Set(rows.map(row => row.teamId))].sort((a, b) => a - b))
          await takeTeam(writing, teamId)
        const faults = await findFaults(writing.trx, operator, rows)
        if (faults.length > 0) throw refuseRows(faults)
        const firstMemberId = await insertMembers(writing, operator, rows)
        const body = await writing.create(imports, {
          fileName,
          rowCount: rows.length,
          firstMemberId,
          by: operator.account,
          createdAt: new Date().toISOString(),
          undoneAt: null,
        })
        return { status: 201, body, headers: { ...etagOf(body), location: `/api/imports/${body.id}` } } as const
      })
    } catch (error) {
      // Somebody took an address between the look and the write: a second look finds it.
      if (!isUniqueViolation(error)) throw error
      throw refuseRows(await findFaults(db, operator, rows))
    }
  }),

  serve(readImportSample, async ({ db, operator, query: { rows, encoding, language } }) => {
    const { sandboxId } = operator
    const teams = await selectTeams(db, sandboxId).orderBy('id').execute()
    const member = await db
      .selectFrom('member')
      .select('email')
      .where('sandbox_id', '=', sandboxId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    const sample = writeSample({ rows, language, teams: teams.map(namesOf), takenEmail: member?.email ?? '' })
    return {
      status: 200,
      body: ReadableStream.from(encodeParts(sample, encoding)) as ReadableStream<Uint8Array<ArrayBuffer>>,
      headers: { 'content-disposition': `attachment; filename="newcomers-${encoding}.csv"` },
    }
  }),

  serve(readImport, ({ db, operator, params: { importId } }) => {
    const rows = db.selectFrom('member_import').selectAll().where('sandbox_id', '=', operator.sandboxId)
    return answerOne(rows, importId, importOf)
  }),

  serve(undoImport, async ({ write, operator, params: { importId }, headers }) => {
    const body = await write(async writing => {
      // Taken first: of two who undo at once the second finds a newer version.
      const undone: Import = await writing.update(imports, importId, {
        match: headers['if-match'],
        fields: ({ undoneAt }) => ({ undoneAt: undoneAt ?? new Date().toISOString() }),
      })
      const held = await removeMembers(writing, operator, { first: undone.firstMemberId, count: undone.rowCount })
      if (held.length > 0) throw refuse('import-in-use', { members: held.slice(0, MAX_NAMED), count: held.length })
      return undone
    })
    return { status: 200, body, headers: etagOf(body) }
  }),
]
