import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { MAX_ISSUES } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import { replyMessages } from './messages.ts'
import type { Verdict } from './reply.ts'

const TONES = {
  fits: { tone: 'good', Icon: IconCheck },
  unchecked: { tone: 'dim', Icon: IconHelp },
  differs: { tone: 'bad', Icon: IconX },
} as const

export function VerdictNote({ verdict }: { verdict: Verdict }) {
  const t = useMessages(replyMessages)
  const { tone, Icon } = TONES[verdict.kind === 'fits' || verdict.kind === 'unchecked' ? verdict.kind : 'differs']
  const values =
    verdict.kind === 'differs'
      ? { count: verdict.issues.length }
      : 'declared' in verdict
        ? { declared: verdict.declared }
        : {}
  return (
    <p className={`${look.dim} ${look.medium} ${look.flex} ${look.top} ${look.toneText}`} data-gap="6" data-tone={tone}>
      <Icon size={16} stroke={2.2} data-above="2" aria-hidden />
      <span>
        {t(`verdict_${verdict.kind}`, values)}
        {verdict.kind === 'differs' && verdict.issues.length === MAX_ISSUES && ` ${t('atLeast', values)}`}
      </span>
    </p>
  )
}
