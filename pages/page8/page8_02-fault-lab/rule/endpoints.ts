import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { outlineQuery } from '#client/api/openapi.ts'
import { METHODS, type Method } from '#shared/platform/faults.ts'

/** An endpoint as in the OpenAPI document, with `{name}` for a path parameter. */
type NamedEndpoint = { id: string; method: Method; path: string }

const Operation = z.object({ operationId: z.string(), 'x-spared': z.optional(z.boolean()) })
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

/** The endpoints that a fault can apply to, from the server's own document. */
export const useEndpoints = () => useQuery({ ...outlineQuery, select: readEndpoints })

function readEndpoints(document: unknown): NamedEndpoint[] {
  const { paths } = z.parse(Document, document)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([name, { operationId: id, 'x-spared': isSpared }]) => {
      const method = METHODS.find(one => one === name.toUpperCase())
      return method && !isSpared ? [{ id, method, path }] : []
    }),
  )
}
