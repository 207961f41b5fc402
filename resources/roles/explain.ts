import {
  type Decider,
  deciderOf,
  isRolePermission,
  type Level,
  type Need,
  type Permission,
} from '#shared/permissions.ts'
import type { Explanation, Role, RoleHolder } from './contract.ts'

type Step = Explanation['steps'][number]
type Remedy = Explanation['remedies'][number]

/** The account in question. Other accounts than the caller's are treated like a new session. */
export type Subject = { holder: RoleHolder; level: Level; previewId: number | null }

const step = (by: Step['by'], allows: boolean, more: Partial<Step> = {}): Step => ({
  by,
  allows,
  level: null,
  role: null,
  isDefault: false,
  ...more,
})
const nameOf = ({ id, name }: Role) => ({ id, name })
const grants = (role: Role | undefined, permission: Permission) =>
  role !== undefined && isRolePermission(permission) && role.permissions.includes(permission)

/** Explains why a need is met or not, in the order in which the server checks it, and what would change that. */
export function explain(
  need: Need,
  { holder, level, previewId }: Subject,
  roles: readonly Role[],
): Omit<Explanation, 'account' | 'endpoint'> {
  if (need === 'public' || need === 'signed-in') {
    const by = need === 'public' ? 'nobody-asks' : 'signed-in'
    return { permission: null, isAllowed: true, steps: [step(by, true)], remedies: [] }
  }
  const held = roles.find(one => one.id === holder.roleId)
  const preview = roles.find(one => one.id === previewId)
  const decider = deciderOf(need)
  const steps = STEPS[decider]({ need, level, held, isDefault: holder.isDefault })
  const isTheirs = steps.some(one => one.allows)
  if (preview && decider !== 'account') steps.push(step('preview', grants(preview, need), { role: nameOf(preview) }))
  const isAllowed = isTheirs && (steps.at(-1)?.by !== 'preview' || grants(preview, need))
  const remedies: Remedy[] = isTheirs ? [] : remediesFor(need, decider, held, roles)
  if (!isAllowed && preview && !grants(preview, need))
    remedies.unshift({ code: 'end-preview', roles: [nameOf(preview)] })
  return { permission: need, isAllowed, steps, remedies }
}

type Known = { need: Permission; level: Level; held: Role | undefined; isDefault: boolean }
const STEPS: Record<Decider, (known: Known) => Step[]> = {
  account: () => [step('account', true)],
  level: ({ level }) => [step('level', level === 'supersuper', { level })],
  role({ need, level, held, isDefault }) {
    if (level === 'supersuper') return [step('level', true, { level })]
    return [step('role', grants(held, need), { role: held ? nameOf(held) : null, isDefault })]
  },
}

function remediesFor(need: Permission, decider: Decider, held: Role | undefined, roles: readonly Role[]): Remedy[] {
  const raise: Remedy = { code: 'raise-level', roles: [] }
  if (decider === 'level') return [raise]
  const others = roles.filter(role => grants(role, need)).map(nameOf)
  return [
    ...(held ? [{ code: 'grant-right' as const, roles: [nameOf(held)] }] : []),
    ...(others.length > 0 ? [{ code: 'give-role' as const, roles: others }] : []),
    raise,
  ]
}
