import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { openapiQuery } from '#client/api/openapi.ts'
import type { Words } from '#shared/messages.ts'
import { ROLE_PERMISSIONS, type RolePermission } from '#shared/permissions.ts'

const Both = z.object({ en: z.string(), zh: z.string() })
/** What the page reads of the server's OpenAPI document: what its endpoints are called, and of which noun each is. */
const Document = z.object({
  tags: z.array(z.object({ name: z.string(), 'x-title': Both })),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), tags: z.array(z.string()), 'x-summary': Both })),
  ),
})

/** The endpoints of a noun. */
export type NounDeeds = { noun: string; title: Words; deeds: { id: string; summary: Words }[] }

function readNouns(document: unknown): NounDeeds[] {
  const { tags, paths } = z.parse(Document, document)
  const deeds = Object.values(paths).flatMap(item => Object.values(item))
  return tags.map(({ name, 'x-title': title }) => ({
    noun: name,
    title,
    deeds: deeds
      .filter(({ tags: [noun] }) => noun === name)
      .map(({ operationId, 'x-summary': summary }) => ({ id: operationId, summary })),
  }))
}

/** What can be done, by nouns, in the server's own words: a noun that is added tomorrow has its words tomorrow. */
export const useNouns = () => useQuery({ ...openapiQuery, select: readNouns })

/** A right of the matrix: `members:read`, and what its noun is called. */
export type Right = { permission: RolePermission; title: Words; verb: 'read' | 'write'; isFirst: boolean }

/** The rights that a role has or has not, in the order of the table that the server goes by. */
export function rightsOf(nouns: readonly NounDeeds[]): Right[] {
  return ROLE_PERMISSIONS.map((permission, place) => {
    const [noun = '', verb] = permission.split(':')
    const title = nouns.find(one => one.noun === noun)?.title ?? { en: noun, zh: noun }
    const isFirst = ROLE_PERMISSIONS[place - 1]?.split(':')[0] !== noun
    return { permission, title, verb: verb === 'write' ? 'write' : 'read', isFirst }
  })
}
