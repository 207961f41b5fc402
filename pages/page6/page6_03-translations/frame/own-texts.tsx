import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useRead } from '#client/api/use-read.ts'
import { onTexts, replaceTexts, useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { changeTrial, endTrial, TRIAL_LANGUAGES, useTrial } from '#client/i18n/trial.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { linkTo } from '#client/router/links.ts'
import { onSessionEnd } from '#client/session/session.ts'
import styles from '#client/shell/banners/colour-banner.module.css'
import { readTexts } from '#resources/translations/contract.ts'
import { RELEASES } from '#resources/translations/rules.ts'
import { textMessages } from './messages.ts'
import { replacementsFrom } from './replacements.ts'
import './words.ts'

/** Shows the texts of this sandbox in the console, and says so if the operator only tries some. */
export default function OwnTexts() {
  const t = useMessages(textMessages)
  const { language, hasDrafts, typed } = useTrial()
  const { data } = useRead(readTexts, { query: { drafts: hasDrafts } })
  useLiveRows(RELEASES, readTexts.path)
  useLiveRows(hasDrafts ? 'translations' : null, readTexts.path)
  const texts = data?.texts

  const usual = useLanguage()
  const shownIn = language ?? usual
  useEffect(
    () => replaceTexts(replacementsFrom(texts ?? [], typed, shownIn), language),
    [texts, typed, language, shownIn],
  )
  useEffect(() => {
    const stopFollowing = onSessionEnd(endTrial)
    // Switching the language in the header ends the trial.
    const stopListening = onTexts(next => {
      if (!TRIAL_LANGUAGES.some(one => one === next)) changeTrial({ language: null })
    })
    return () => {
      stopFollowing()
      stopListening()
      replaceTexts(() => ({}), null)
    }
  }, [])

  if (language === null && !hasDrafts) return null
  const parts = [language && t(language), hasDrafts && t('drafts')].filter(part => part)
  return (
    <div className={styles.banner} data-preview="">
      <p>
        <IconLanguage size={18} aria-hidden={true} />
        <Link to={linkTo('page6_03')}>{t('trying', { what: parts.join(', ') })}</Link>
      </p>
      <button type="button" onClick={endTrial}>
        {t('stop')}
      </button>
    </div>
  )
}
