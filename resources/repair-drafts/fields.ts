import * as z from 'zod/mini'
import { PRIORITIES } from '#resources/tickets/rules.ts'
import { defineFields, version } from '#shared/fields.ts'
import { Day, RowId } from '#shared/row.ts'
import { CONTACT_WAYS, DAMAGE_CATEGORIES, HANDOVER_WAYS, isPhone } from './rules.ts'

/** Normalizes full-width characters, which input methods type. */
const text = (least: number, most: number) =>
  z.string().check(z.normalize('NFKC'), z.trim(), z.minLength(least), z.maxLength(most))

/** A check across the fields of a step, which reports the invalid field. */
const refusing =
  <T>(rule: (value: T) => { field: keyof T & string; code: string } | null) =>
  ({ value, issues }: z.core.ParsePayload<T>) => {
    const wrong = rule(value)
    if (wrong) issues.push({ code: 'custom', message: wrong.code, path: [wrong.field], input: value })
  }

/** The customer, and how to reach them. */
export const CustomerStep = z
  .object({
    customerId: RowId,
    /** The contact person. */
    contactName: text(1, 60),
    contactBy: z.enum(CONTACT_WAYS),
    /** A telephone number or an e-mail address, depending on `contactBy`. */
    contact: text(1, 100),
  })
  .check(
    z.check(
      refusing(({ contactBy, contact }) => {
        if (contactBy === 'phone') return isPhone(contact) ? null : { field: 'contact', code: 'phone' }
        return z.safeParse(z.email(), contact).success ? null : { field: 'contact', code: 'email' }
      }),
    ),
  )
export type CustomerStep = z.infer<typeof CustomerStep>

/** What is broken: a product of the customer's orders, or any other by its name. */
export const ProductStep = z
  .object({
    /** A line of the customer's orders; null for a product that is named only. */
    purchase: z.nullable(z.object({ orderId: RowId, productId: RowId })),
    /** Used only without a purchase. */
    productName: text(0, 100),
    boughtOn: Day,
  })
  .check(
    z.check(
      refusing(({ purchase, productName }) =>
        purchase === null && productName === '' ? { field: 'productName', code: 'required' } : null,
      ),
    ),
  )
export type ProductStep = z.infer<typeof ProductStep>

export const DamageStep = z.object({
  category: z.enum(DAMAGE_CATEGORIES),
  description: text(10, 1000),
  urgency: z.enum(PRIORITIES),
})
export type DamageStep = z.infer<typeof DamageStep>

/** How the product gets to the workshop. */
export const HandoverStep = z
  .object({
    way: z.enum(HANDOVER_WAYS),
    /** Where the customer brings it; null if it is collected. */
    siteId: z.nullable(RowId),
    /** Where a van collects it. */
    address: text(0, 200),
    wishedOn: Day,
  })
  .check(
    z.check(
      refusing(({ way, siteId, address }) => {
        if (way === 'site') return siteId === null ? { field: 'siteId', code: 'required' } : null
        return address === '' ? { field: 'address', code: 'required' } : null
      }),
    ),
  )
export type HandoverStep = z.infer<typeof HandoverStep>

export const fields = defineFields({
  id: { kind: 'text', from: 'row' },
  /** Each step is null until it has been saved. */
  customer: { kind: 'json', isNullable: true, schema: CustomerStep },
  /** null until this step has been saved. */
  product: { kind: 'json', isNullable: true, schema: ProductStep },
  /** null until this step has been saved. */
  damage: { kind: 'json', isNullable: true, schema: DamageStep },
  /** null until this step has been saved. */
  handover: { kind: 'json', isNullable: true, schema: HandoverStep },
  /** The ticket created by submitting; null before. */
  ticketId: { kind: 'id', isNullable: true },
  createdAt: { kind: 'moment', from: 'row' },
  ...version,
})
