import { describe, expect, it } from 'vitest'
import { guard, type Visit } from './guard.ts'

const visit = (given: Partial<Visit>) =>
  guard({
    pathname: '/page1',
    isLogin: true,
    wasLogin: true,
    wanted: null,
    isKnownPage: path => path.toLowerCase().startsWith('/page'),
    ...given,
  })

describe('S-ROUTE-7: the guard', () => {
  it('sends a signed-out visitor to the sign-in screen, with the warning', () => {
    expect(visit({ isLogin: false, wasLogin: false })).toEqual({ to: '/login', warning: 'notSignedIn' })
  })

  it('lets a signed-out visitor stay at the sign-in screen, in any case of the path', () => {
    for (const pathname of ['/login', '/Login', '/login/'])
      expect(visit({ isLogin: false, wasLogin: false, pathname })).toBeNull()
  })

  it('does not warn a visitor whose session has just ended, because another message says so', () => {
    expect(visit({ isLogin: false, wasLogin: true })).toEqual({ to: '/login' })
  })

  it('sends a signed-in visitor from the sign-in screen to page1, with the warning', () => {
    expect(visit({ pathname: '/LOGIN', wanted: '/page2' })).toEqual({ to: '/page1', warning: 'alreadySignedIn' })
  })

  it('sends an operator who has just signed in to the wanted page, or to page1', () => {
    expect(visit({ pathname: '/login', wasLogin: false, wanted: '/page2?x=1' })).toEqual({ to: '/page2?x=1' })
    expect(visit({ pathname: '/login', wasLogin: false })).toEqual({ to: '/page1' })
  })
})

describe('S-ROUTE-2: unknown paths', () => {
  it('redirects to page1 without a warning', () => {
    for (const pathname of ['/', '/nowhere']) expect(visit({ pathname })).toEqual({ to: '/page1' })
  })

  it('does not redirect a path that names a page', () => {
    expect(visit({ pathname: '/Page3/Page3_01' })).toBeNull()
  })
})
