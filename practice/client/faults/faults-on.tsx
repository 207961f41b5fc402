import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import styles from '#client/shell/banners/colour-banner.module.css'
import { clearFaults, type FaultRule } from '#resources/faults/contract.ts'
import { type Preset, writeFault } from '#shared/platform/faults.ts'
import { showNoFaults } from './faults.ts'
import { messages } from './messages.ts'
import { presetMessages } from './preset-name-messages.ts'

/** More would push the button off the screen. The fault lab shows them all. */
const MAX_SHOWN = 2

/** The active practice faults, how many requests they hold, and the button that turns them off. */
export default function FaultsOn({ rules, held }: { rules: FaultRule[]; held: number }) {
  const t = useMessages(messages)
  const tPreset = useMessages(presetMessages)
  const { run, isBusy } = useAction(clearFaults, {
    cause: 'faults',
    onDone: showNoFaults,
    failed: reason => t('faultsNotCleared', { reason }),
  })

  const names = [...new Set(rules.map(rule => nameOf(rule, tPreset)))]
  const what = names.slice(0, MAX_SHOWN).join(' · ') + (names.length > MAX_SHOWN ? ' …' : '')
  // What the coach of a class has turned on, only they can end.
  const isOfClass = rules.length > 0 && rules.every(rule => rule.isOfClass)
  const said = [
    rules.length > 0 && (isOfClass ? t('faultsOfClass', { what }) : t('faultsOn', { count: rules.length, what })),
    held > 0 && t('held', { count: held }),
  ]
  return (
    <div className={styles.banner} data-faults="">
      <p>
        <IconBolt size={18} aria-hidden={true} />
        <LinkIfHere to={linkIfHere('page8_02')}>{said.filter(Boolean).join(' · ')}</LinkIfHere>
      </p>
      {!(isOfClass && held === 0) && (
        <button type="button" disabled={isBusy} onClick={() => void run({})}>
          {t('faultsClear')}
        </button>
      )}
    </div>
  )
}

/** The name of a preset, or what a custom rule does. */
function nameOf({ preset, method, path, fault }: FaultRule, t: (preset: Preset) => string): string {
  if (preset) return t(preset)
  const { seed: _, ...shown } = fault
  return `${method === '*' ? '' : `${method} `}${path} ${writeFault(shown)}`
}
