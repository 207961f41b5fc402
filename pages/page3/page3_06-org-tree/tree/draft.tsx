import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import { useEdits } from '#pages/page3/page3_06-org-tree/moves/use-team-edits.ts'
import { type TeamNode, teamKey } from '#pages/page3/page3_06-org-tree/node.ts'
import { TeamForm } from './team-form.tsx'
import styles from './tree.module.css'

/** Replaces a team's row while it is being renamed. */
export function RenameForm({ team }: { team: TeamNode }) {
  const { t, language } = useLocale(messages)
  const edits = useEdits()
  // The version that the operator is looking at: a newer one that arrives meanwhile must not be overwritten unseen.
  const [base] = useState(team)
  return (
    <TeamForm
      label={t('renameOf', { name: team.name[language] })}
      name={team.name}
      onSend={name => edits.rename(base, name)}
      onLeave={isBack => edits.endDraft(isBack ? teamKey(team.id) : null)}
    />
  )
}

/** A form for a new team, above its siblings. */
export function NewTeam({ above, level }: { above: TeamNode; level: number }) {
  const { t, language } = useLocale(messages)
  const edits = useEdits()
  const label = t('newBelow', { team: above.name[language] })
  return (
    <div
      role="treeitem"
      className={`${look.insideFocus} ${look.pick} ${look.flex} ${look.middle} ${look.rounded} ${styles.item}`}
      data-gap="8"
      tabIndex={-1}
      aria-level={level}
      aria-selected={false}
      aria-label={label}
    >
      <TeamForm
        label={label}
        name={{ en: '', zh: '' }}
        onSend={name => edits.create(above.id, name)}
        onLeave={isBack => edits.endDraft(isBack ? teamKey(above.id) : null)}
      />
    </div>
  )
}
