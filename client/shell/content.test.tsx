import { act, cleanup, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test } from 'vitest'
import { notePage } from '#client/router/links.ts'
import type { PageEntry } from '#client/router/router.ts'
import { useSubpage } from '#client/router/subpage.ts'
import { useGlobal, useProfile } from '#client/state/state.ts'
import type { Permission } from '#shared/permissions.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { Content } from './content.tsx'

const Members = () => <p>The members</p>
const module = { default: Members }
const page: PageEntry = {
  ...{ id: 'page3_01', path: '/page3/page3_01', group: null, hasSubPaths: false, Component: Members },
  // What the shell reads of it.
  meta: { title: { en: 'Members', zh: '會員' }, needs: 'members:read' } as PageEntry['meta'],
  Lazy: lazy(async () => module),
  renew: () => undefined,
  load: async () => module,
}

async function open(permissions: Permission[]) {
  notePage('page3_03')
  useProfile.setState({ login: true })
  useGlobal.setState({ permissions })
  await act(async () => void render(<Content page={page} isActive />, { wrapper: pageAt(page.path) }))
}
const rolesLink = () => screen.queryByRole('link', { name: 'Open Roles' })?.getAttribute('href')

test('an operator without the permission of a page is told which it is, and gets a link to Roles', async () => {
  await open(['roles:read'])
  expect(screen.queryByText('The members')).toBeNull()
  expect(screen.getByText(/You need the permission members:read/)).not.toBeNull()
  expect(rolesLink()).toBe('/page3/page3_03')
})

test('the link to Roles is for those who may read them', async () => {
  await open([])
  expect(screen.queryByText('The members')).toBeNull()
  expect(rolesLink()).toBeUndefined()
})

test('a page opens for those who have its permission', async () => {
  await open(['members:read'])
  expect(screen.getByText('The members')).not.toBeNull()
  expect(rolesLink()).toBeUndefined()
})

test('the title in the header is a heading while a page is shown, whether it may be seen or not', async () => {
  for (const permissions of [['members:read'], []] as const) {
    await open([...permissions])
    expect(useSubpage.getState().isShown).toBe(true)
    cleanup()
    expect(useSubpage.getState().isShown).toBe(false)
  }
})
