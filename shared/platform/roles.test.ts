import { expect, test } from 'vitest'
import { deciderOf, PERMISSIONS, permissionsOf, ROLE_PERMISSIONS } from '#shared/permissions.ts'
import { BASES, exceptionsOf, rightsOf } from './roles.ts'

test('rights are those of the basis, inverted by the exceptions, and survive a round trip', () => {
  expect(rightsOf('all', ['roles:write'])).toEqual(ROLE_PERMISSIONS.filter(right => right !== 'roles:write'))
  expect(rightsOf('none', ['members:read'])).toEqual(['members:read'])
  for (const basis of BASES)
    for (const rights of [[], ROLE_PERMISSIONS, ['members:write', 'roles:read']] as const)
      expect(rightsOf(basis, exceptionsOf(basis, rights)).toSorted()).toEqual([...rights].toSorted())
})

test('an exception for a removed right is ignored', () => {
  expect(rightsOf('none', ['teapots:brew'])).toEqual([])
})

test('exceptions are always written in the same order', () => {
  expect(exceptionsOf('none', ['teams:read', 'areas:read'])).toEqual(exceptionsOf('none', ['areas:read', 'teams:read']))
})

test('every permission has a decider; without a role, only the permissions of every account remain', () => {
  const own = permissionsOf('normal', [])
  expect(own).toEqual(PERMISSIONS.filter(permission => deciderOf(permission) === 'account'))
  expect(permissionsOf('normal', ROLE_PERMISSIONS)).toEqual([...own, ...ROLE_PERMISSIONS])
})
