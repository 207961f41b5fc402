import type { CUSTOMER_KINDS } from '#resources/customers/rules.ts'
import type { SLOTS, WEEKDAYS } from '#resources/delivery-routes/rules.ts'
import type { EventKind, EventSubject } from '#resources/events/rules.ts'
import type { JOBS } from '#resources/members/rules.ts'
import type { ORDER_STATUSES } from '#resources/orders/rules.ts'
import type { CATEGORIES } from '#resources/products/rules.ts'
import type { SITE_KINDS } from '#resources/sites/rules.ts'
import type { PRIORITIES, TICKET_STATUSES } from '#resources/tickets/rules.ts'
import type { Basis } from '#shared/roles.ts'

/** A copy of the practice data, or (`snapshot_of`) the frozen state of one. Without an owner: what all operators share. */
export type SandboxTable = {
  id: string
  account_id: number | null
  name: string
  snapshot_of: string | null
  /** What it was copied from, by the name which that had then. */
  source_name: string | null
  created_at: string
  deleted_at: string | null
}

type Row = { sandbox_id: string; id: number }
type Versioned = { version: number; updated_at: string }
type Named = { name_en: string; name_zh: string }

export type RoleTable = Row &
  Named &
  Versioned & {
    /** What it has of the rights that are no exceptions. */
    basis: Basis
    /** JSON: the rights in which it differs from that. */
    exceptions: string
    deleted_at: string | null
  }

/** An account without a row holds the default role. */
export type RoleHolderTable = { sandbox_id: string; account_id: number; role_id: number; version: number }

/** The counters of an account; `array` is a JSON list of integers. */
export type CounterTable = { sandbox_id: string; account_id: number; number: number; array: string } & Versioned

export type TeamTable = Row &
  Named &
  Versioned & {
    parent_id: number | null
    deleted_at: string | null
  }

export type MemberTable = Row &
  Named &
  Versioned & {
    team_id: number
    email: string
    job: (typeof JOBS)[number]
    /** A day: `2024-11-03`. */
    joined_on: string
    archived_at: string | null
    /** Both names and the e-mail as a search compares them. */
    folded: string
  }

/** Members that came out of one file; their ids follow one another. */
export type MemberImportTable = Row &
  Versioned & {
    /** Who brought them in. */
    account: string
    file_name: string
    first_member_id: number
    row_count: number
    created_at: string
    undone_at: string | null
  }

export type CustomerTable = Row &
  Named &
  Versioned & { kind: (typeof CUSTOMER_KINDS)[number]; township_id: string; since: string }

export type ProductTable = Row &
  Named &
  Versioned & {
    sku: string
    category: (typeof CATEGORIES)[number]
    /** Both names as a search compares them. */
    folded: string
    /** TWD, before tax. */
    price_cents: number
    /** What may still be sold: an order takes its goods when it is placed. */
    stock: number
    /** To be ordered again when no more than this is in stock. */
    reorder_at: number
    /** Since when it is sold no more. */
    discontinued_at: string | null
  }

export type SiteTable = Row &
  Named &
  Versioned & {
    kind: (typeof SITE_KINDS)[number]
    /** Its first five digits are the county's. */
    township_id: string
    lng: number
    lat: number
    opened_on: string
  }

export type OrderTable = Row &
  Versioned & {
    customer_id: number
    /** Who sold it; null: the web shop. */
    member_id: number | null
    /** Where it is picked up; null: it is delivered. */
    site_id: number | null
    status: (typeof ORDER_STATUSES)[number]
    subtotal_cents: number
    tax_cents: number
    total_cents: number
    placed_at: string
    paid_at: string | null
    packed_at: string | null
    shipped_at: string | null
    delivered_at: string | null
    cancelled_at: string | null
  }

export type OrderLineTable = {
  sandbox_id: string
  order_id: number
  line: number
  product_id: number
  quantity: number
  unit_price_cents: number
}

export type SupportTicketTable = Row &
  Versioned & {
    title_en: string
    title_zh: string
    customer_id: number
    order_id: number | null
    assignee_id: number | null
    status: (typeof TICKET_STATUSES)[number]
    priority: (typeof PRIORITIES)[number]
    /** The place among the tickets of a status, with room between. */
    rank: number
    created_at: string
    resolved_at: string | null
    closed_at: string | null
    closed_by: number | null
  }

/** The request that a ticket came of, as JSON: a member for each step. */
export type RepairTable = { sandbox_id: string; ticket_id: number; request: string }

export type AreaTable = Row &
  Named &
  Versioned & {
    member_id: number | null
    /** JSON: a closed ring of [longitude, latitude]. */
    ring: string
  }

export type TrackTable = Row & {
  plate: string
  member_id: number
  started_at: string
  /** JSON: [seconds since the start, longitude, latitude] of each point. */
  points: string
}

/** What a van does each week from a service point. */
export type DeliveryRouteTable = Row &
  Versioned & {
    name: string
    /** The name as two are compared (`nameKeyOf`): no two routes that are there have the same. */
    name_key: string
    /** The name as a search compares it. */
    folded: string
    site_id: number
    weekday: (typeof WEEKDAYS)[number]
    slot: (typeof SLOTS)[number]
    deleted_at: string | null
  }

/** A form as it is being designed; `fields` is JSON. */
export type FormTable = Row &
  Versioned & {
    title_en: string
    title_zh: string
    fields: string
    is_closed: 0 | 1
    /** The number of the version that was published last. */
    latest: number | null
    deleted_at: string | null
  }

/** What was published of a form, and is never changed; `fields` is JSON. */
export type FormVersionTable = {
  sandbox_id: string
  form_id: number
  number: number
  title_en: string
  title_zh: string
  fields: string
  /** Who published it. */
  account: string
  published_at: string
}

export type FormAnswerTable = Row &
  Versioned & {
    form_id: number
    form_version: number
    /** JSON: what was answered, by the id of its field. */
    answers: string
    account: string
    created_at: string
  }

type Happening = {
  at: string
  kind: EventKind
  subject: EventSubject
  subject_id: number
  /** Who did it; null: a customer or a machine. */
  member_id: number | null
}

/** Read-only, and shared by all sandboxes: it tells what the company was delivered with. */
export type EventTable = Happening & { id: number }
/** What was recorded in a sandbox since. */
export type RecordedEventTable = Row & Happening

/** The tables whose rows belong to a sandbox. */
export type CompanyTables = {
  role: RoleTable
  role_holder: RoleHolderTable
  counter: CounterTable
  team: TeamTable
  member: MemberTable
  customer: CustomerTable
  product: ProductTable
  site: SiteTable
  order: OrderTable
  order_line: OrderLineTable
  support_ticket: SupportTicketTable
  repair: RepairTable
  area: AreaTable
  track: TrackTable
  member_import: MemberImportTable
  delivery_route: DeliveryRouteTable
  recorded_event: RecordedEventTable
  form: FormTable
  form_version: FormVersionTable
  form_answer: FormAnswerTable
}
