import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { Profile, type ProfileFields } from './contract.ts'

export const profileOf = (row: RowOf<'account'>): Profile => ({
  account: row.account,
  name: row.name,
  age: row.age,
  email: row.email,
  address: row.address,
  timeZone: row.time_zone,
  version: row.version,
  updatedAt: row.updated_at,
})

const toColumns = ({ name, age, email, address, timeZone: time_zone }: ProfileFields) => ({
  name,
  age,
  email,
  address,
  time_zone,
})

export const profiles = defineEntity({
  name: 'profile',
  needs: 'profile:write',
  table: 'account',
  scope: 'account',
  // Every account has only its own profile.
  toKey: (_, { accountId: id }) => ({ id }),
  requireOwner: () => {},
  schema: Profile,
  toApi: profileOf,
  toColumns,
  onDuplicate: () => refuse('email-taken', { errors: [{ pointer: '/body/email', code: 'email-taken' }] }),
  isRevertible: true,
})
