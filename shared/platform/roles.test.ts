import { expect, test } from 'vitest'
import { deciderOf, PERMISSIONS, permissionsOf, ROLE_PERMISSIONS } from '#shared/permissions.ts'
import { BASES, exceptionsOf, rightsOf } from './roles.ts'

test('rights are what the basis has, turned over where there is an exception; and come back as they were', () => {
  expect(rightsOf('all', ['roles:write'])).toEqual(ROLE_PERMISSIONS.filter(right => right !== 'roles:write'))
  expect(rightsOf('none', ['members:read'])).toEqual(['members:read'])
  for (const basis of BASES)
    for (const rights of [[], ROLE_PERMISSIONS, ['members:write', 'roles:read']] as const)
      expect(rightsOf(basis, exceptionsOf(basis, rights)).toSorted()).toEqual([...rights].toSorted())
})

test('an exception that is no right any more is none', () => {
  expect(rightsOf('none', ['teapots:brew'])).toEqual([])
})

test('exceptions are written in one order, whatever order the table or the caller has', () => {
  expect(exceptionsOf('none', ['teams:read', 'areas:read'])).toEqual(exceptionsOf('none', ['areas:read', 'teams:read']))
})

test('of each permission it is known who decides; without a role there is what every account has', () => {
  const own = permissionsOf('normal', [])
  expect(own).toEqual(PERMISSIONS.filter(permission => deciderOf(permission) === 'account'))
  expect(permissionsOf('normal', ROLE_PERMISSIONS)).toEqual([...own, ...ROLE_PERMISSIONS])
})
