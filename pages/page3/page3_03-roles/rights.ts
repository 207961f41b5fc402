import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { outlineQuery } from '#client/api/openapi.ts'
import type { Words } from '#shared/messages.ts'
import { ROLE_PERMISSIONS, type RolePermission } from '#shared/permissions.ts'

const Both = z.object({ en: z.string(), zh: z.string() })
/** The part of the document that the page reads: names of endpoints, and the entity of each. */
const Document = z.object({
  tags: z.array(z.object({ name: z.string(), 'x-title': Both })),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        tags: z.array(z.string()),
        summary: z.string(),
        'x-summary': z.object({ zh: z.string() }),
      }),
    ),
  ),
})

export type EntityDeeds = { entity: string; title: Words; deeds: { id: string; summary: Words }[] }

function readEntities(document: unknown): EntityDeeds[] {
  const { tags, paths } = z.parse(Document, document)
  const deeds = Object.values(paths).flatMap(item => Object.values(item))
  return tags.map(({ name, 'x-title': title }) => ({
    entity: name,
    title,
    deeds: deeds
      .filter(({ tags: [entity] }) => entity === name)
      .map(({ operationId, summary: en, 'x-summary': { zh } }) => ({ id: operationId, summary: { en, zh } })),
  }))
}

/** All endpoints by entity, with the server's own texts, so a new entity appears here by itself. */
export const useEntities = () => useQuery({ ...outlineQuery, select: readEntities })

/** A permission in the matrix: `members:read`, with the name of its entity. */
export type Right = { permission: RolePermission; title: Words; verb: 'read' | 'write' }

/** The permissions that roles can have, in the order of the server's table. */
export function rightsOf(entities: readonly EntityDeeds[]): Right[] {
  return ROLE_PERMISSIONS.map(permission => {
    const [entity = '', verb] = permission.split(':')
    const title = entities.find(one => one.entity === entity)?.title ?? { en: entity, zh: entity }
    return { permission, title, verb: verb === 'write' ? 'write' : 'read' }
  })
}
