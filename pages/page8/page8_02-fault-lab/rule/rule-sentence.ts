import type { Translate } from '#client/i18n/i18n.ts'
import type { messages } from '#pages/page8/page8_02-fault-lab/messages.ts'
import type { RuleFields } from '#resources/faults/contract.ts'
import type { Fault } from '#shared/platform/faults.ts'

type Say = Translate<keyof typeof messages.texts>

/** The endpoints of a rule: `GET /api/species/{dexId}`. */
export const targetOf = ({ method, path }: Pick<RuleFields, 'method' | 'path'>, t: Say): string =>
  `${method === '*' ? '' : `${method} `}${path === '*' ? t('allEndpoints') : path}`

/** A rule in words: "First 2 calls to GET /api/profile: 20 ms late, status 503". */
export function sentenceOf({ method, path, fault }: Pick<RuleFields, 'method' | 'path' | 'fault'>, t: Say): string {
  const target = method === '*' && path === '*' ? t('everyEndpoint') : targetOf({ method, path }, t)
  return t('sentence', { calls: callsOf(fault, t), target, effects: effectsOf(fault, t).join(t('and')) })
}

function callsOf({ first, every, p }: Fault, t: Say): string {
  if (first !== undefined) return t('callsFirst', { count: first })
  if (every !== undefined) return t('callsEvery', { count: every })
  if (p !== undefined) return t('callsChance', { percent: Math.round(p * 1000) / 10 })
  return t('callsAll')
}

function effectsOf(fault: Fault, t: Say): string[] {
  const { delay = 0, jitter = 0, drip, status, bucket, refill, duplicate, reorder, session, maintenance, stale } = fault
  return [
    fault.hold && t('doesHold'),
    jitter > 0 && t('doesJitter', { least: delay, most: delay + jitter }),
    delay > 0 && jitter === 0 && t('doesDelay', { ms: delay }),
    drip !== undefined && t('doesDrip', { count: drip }),
    status !== undefined && t('doesStatus', { status }),
    fault.offline && t('doesOffline'),
    fault.lost && t('doesLost'),
    bucket !== undefined && t('doesBucket', { count: bucket, refill: refill ?? 0 }),
    fault.break && t(`doesBreak_${fault.break}`),
    duplicate !== undefined && t('doesDuplicate', { ms: duplicate }),
    reorder !== undefined && t('doesReorder', { ms: reorder }),
    session !== undefined && t('doesSession', { count: session }),
    maintenance !== undefined && t('doesMaintenance', { count: maintenance }),
    stale !== undefined && t('doesStale', { count: stale }),
    fault.socket && t(`doesSocket_${fault.socket}`),
  ].filter(effect => typeof effect === 'string')
}
