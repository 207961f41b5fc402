import { serveCreate, serveDelete, serveRead, serveRestore, serveUpdate } from '#server/endpoints/endpoints.ts'
import { serve } from '#server/http/serve.ts'
import {
  createSavedRequest,
  deleteSavedRequest,
  listSavedRequests,
  readSavedRequest,
  restoreSavedRequest,
  updateSavedRequest,
} from './contract.ts'
import { savedRequests } from './entity.ts'

export const endpoints = [
  serve(listSavedRequests, async ({ rows }) => {
    const own = await rows(savedRequests)
      .clearSelect()
      // Without the steps: a list of a hundred would be megabytes.
      .select(['id', 'name', 'operations', 'version', 'updated_at'])
      .orderBy('name')
      .orderBy('id')
      .execute()
    const summaries = own.map(({ operations, updated_at, ...row }) => ({
      ...row,
      operations: JSON.parse(operations),
      updatedAt: updated_at,
    }))
    return { status: 200, body: { rows: summaries } }
  }),

  serveCreate(savedRequests, createSavedRequest),
  serveRead(savedRequests, readSavedRequest),
  serveUpdate(savedRequests, updateSavedRequest),
  serveDelete(savedRequests, deleteSavedRequest),
  serveRestore(savedRequests, restoreSavedRequest),
]
