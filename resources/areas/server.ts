import { nameContains } from '#server/database/text/text.ts'
import {
  defineList,
  serveCreate,
  serveDelete,
  serveList,
  serveRead,
  serveRestore,
  serveUpdate,
} from '#server/endpoints/endpoints.ts'
import { serve } from '#server/http/serve.ts'
import { applyChanges, requireShapes } from './change.ts'
import {
  changeAreas,
  createArea,
  deleteArea,
  findInside,
  listAreas,
  readArea,
  restoreArea,
  updateArea,
} from './contract.ts'
import { areas } from './entity.ts'
import { findInsideShape } from './inside.ts'

const list = defineList(areas, listAreas, {
  filters: {
    memberId: (rows, memberId) => rows.where('member_id', '=', memberId),
    teamId: (rows, teamId) => rows.where('team_id', '=', teamId),
    search: (rows, text) => rows.where(nameContains(text)),
  },
  sorts: { id: 'id', name: 'name_en' },
})

export const endpoints = [
  serveList(list),
  serveRead(areas, readArea),
  serveCreate(areas, createArea),
  serveUpdate(areas, updateArea),
  serveDelete(areas, deleteArea),
  serveRestore(areas, restoreArea),

  serve(changeAreas, async ({ write, body: { changes } }) => {
    await requireShapes(changes)
    return write(async writing => ({ status: 200, body: { rows: await applyChanges(writing, changes) } }))
  }),

  serve(findInside, async ({ body: { polygons }, ...context }) => ({
    status: 200,
    body: await findInsideShape(context, polygons),
  })),
]
