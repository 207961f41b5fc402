import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { NEEDS, type Need } from '#tab/needs.ts'
import { tabMessages } from './messages.ts'

/** Says what needs the console on a machine, and why: a task, or what takes another program or the source maps. */
export default function Note({ of }: { of: string }) {
  const t = useMessages(tabMessages)
  const need: Need | undefined = of === 'program' ? 'needsProgram' : of === 'sources' ? 'needsSources' : NEEDS[of]
  return need ? (
    <p className={look.dim} data-above="8">
      {t(need)}
    </p>
  ) : null
}
