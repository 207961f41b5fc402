import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs'
import { useLocale } from '#client/i18n/use-locale.ts'
import { type StateQuestion, useChannel } from '#client/live/live.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { bannerMessages } from './banner-messages.ts'
import styles from './colour-banner.module.css'

/** Who has asked for the console's state, with a link to what it answered (page 3_02 shows it). */
export default function ConsoleAsked({ asked: { by, at } }: { asked: StateQuestion }) {
  const { t, formats } = useLocale(bannerMessages)
  return (
    <div className={styles.banner}>
      <p>
        <IconBroadcast size={18} aria-hidden={true} />
        <span>
          {t('asked', { who: by, time: formats.moment(at, 'timeSeconds') })}{' '}
          <LinkIfHere to={linkIfHere('page3_02')}>{t('askedDetails')}</LinkIfHere>
        </span>
      </p>
      <button type="button" onClick={() => useChannel.setState({ lastAsked: null })}>
        {t('askedClose')}
      </button>
    </div>
  )
}
