import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { Profile } from './contract.ts'
import { fields } from './fields.ts'

const mapping = mappingOf(fields)
export const profileOf = mapping.toApi

export const profiles = defineEntity({
  name: 'profile',
  needs: 'profile:write',
  table: 'account',
  scope: 'account',
  // Every account has only its own profile.
  toKey: (_, { accountId: id }) => ({ id }),
  requireOwner: () => {},
  schema: Profile,
  ...mapping,
  onDuplicate: () => refuse('email-taken', { errors: [{ pointer: '/body/email', code: 'email-taken' }] }),
  isRevertible: true,
})
