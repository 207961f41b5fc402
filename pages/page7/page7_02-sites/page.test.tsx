import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import SitesPage from './page.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const NAME = { en: 'Corner shop', zh: '街角商店' }
const site = {
  ...{ id: 3, name: NAME, kind: 'shop', townshipId: '63000010', locality: NAME, lng: 121.5, lat: 25, isOpen: true },
  ...{ openedOn: '2024-05-01', openingHours: 'Mo-Su 09:00-21:00' },
}

async function open(status: number, answer: object) {
  const sent = holdRequests()
  render(<SitesPage />, { wrapper: pageAt('/sites?site=3') })
  const reading = () => sent.find(({ path }) => path === '/api/sites/3')
  await expect.poll(reading).toBeDefined()
  await act(async () => reading()?.reply(status, answer))
}
const details = () => screen.queryByRole('region', { name: 'Details' })

test('after a site was closed by keyboard, the focus is beside it, because the pressed button is gone', async () => {
  await open(200, site)
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await expect.poll(details).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'On the map' }))
})

test('a site that is not there can be closed, too', async () => {
  await open(404, { code: 'not-found' })
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await expect.poll(details).toBeNull()
})
