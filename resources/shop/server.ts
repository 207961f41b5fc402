import { isoOf, MINUTE_MS } from '#company/calendar.ts'
import { serve } from '#server/http/serve.ts'
import { findParts } from '#server/parts.ts'
import { refuse } from '#shared/errors.ts'
import { isPermitted } from '#shared/permissions.ts'
import { closeShop, openShop, passDays, readShop } from './contract.ts'
import { changeOpening, requireSandbox, shopToApi } from './opening.ts'
import { pass } from './pass.ts'

export const endpoints = [
  serve(readShop, async ({ db, operator: { sandboxId } }) => ({
    status: 200,
    body: shopToApi(await requireSandbox(db, sandboxId)),
  })),

  serve(passDays, ({ write, operator, body: { days } }) =>
    write(async writing => {
      const sandbox = await requireSandbox(writing.trx, operator.sandboxId)
      // Main is shared, so making its rows older needs a permission.
      if (days > 0 && sandbox.account_id === null && !isPermitted(operator.permissions, 'main:reset'))
        throw refuse('not-yours')
      const happened = await pass(writing, sandbox, days)
      const shop = shopToApi(await requireSandbox(writing.trx, sandbox.id))
      return { status: 200, body: { shop, happened } } as const
    }),
  ),

  serve(openShop, async ({ write, operator, body: { minutes } }) => {
    const now = Date.now()
    const opening = { open_until: isoOf(now + minutes * MINUTE_MS), tick_at: isoOf(now), opened_by: operator.accountId }
    const shop = await write(async writing => {
      // Brings the data up to date first, so that new rows follow without a gap.
      await pass(writing, await requireSandbox(writing.trx, operator.sandboxId), 0)
      for (const { open } of await findParts('shop-hours')) await open(writing, now, now + minutes * MINUTE_MS)
      return changeOpening(writing, opening)
    })
    return { status: 200, body: shop }
  }),

  serve(closeShop, async ({ write }) => ({
    status: 200,
    body: await write(async writing => {
      for (const { close } of await findParts('shop-hours')) await close(writing, Date.now())
      return changeOpening(writing, { open_until: null, tick_at: null, opened_by: null })
    }),
  })),
]
