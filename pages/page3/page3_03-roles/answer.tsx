import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { Explanation } from '#resources/roles/contract.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

type Step = Explanation['steps'][number]

/** The server's answer in words: the verdict, its reasons, and what would change it. */
export function Answer({ explanation }: { explanation: Explanation }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { account: who, permission, isAllowed, steps, remedies } = explanation
  const Icon = isAllowed ? IconCircleCheck : IconLock

  function word({ by, allows, level, role, isDefault }: Step): string {
    if (by === 'level' || by === 'role' || by === 'preview') {
      const text = t(`by_${by}_${allows ? 'yes' : 'no'}`, { level, role: role?.name[language] ?? '–' })
      return isDefault ? text + (language === 'zh' ? '' : ' ') + t('isDefault') : text
    }
    return t(`by_${by}`)
  }

  return (
    <>
      <p
        className={`${look.line} ${look.bad} ${look.rounded} ${styles.verdict}`}
        data-pad="8 12"
        data-allowed={isAllowed}
      >
        <Icon size={20} stroke={1.8} aria-hidden />
        <strong>{t(isAllowed ? 'may' : 'mayNot', { who })}</strong>
      </p>
      <ol className={styles.steps} data-above="8">
        {permission && <li>{t('needs', { permission })}</li>}
        {steps.map(step => (
          <li key={step.by}>{word(step)}</li>
        ))}
      </ol>
      {remedies.length > 0 && (
        <>
          <h3 className={look.subtitle} data-above="12">
            {t('remedies')}
          </h3>
          <ul className={styles.steps} data-above="8">
            {remedies.map(({ code, roles }) => (
              <li key={code}>
                {t(`remedy_${code}`, {
                  who,
                  permission,
                  roles: roles.map(({ name }) => name[language]).join(language === 'zh' ? '、' : ', '),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
