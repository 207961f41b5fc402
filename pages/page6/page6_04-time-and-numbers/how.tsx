import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A reminder for half past two never fires, because in that night the clock skipped from two to three. A report of
        “today” lacks the morning, because the server counts days in another zone. A moment is the same everywhere in
        the world. A local time is how a time zone displays it, and time zones change their offsets: twice a year, or
        permanently.
      </p>
      <h3>How this page does it</h3>
      <p>
        The server stores moments as ISO&nbsp;8601 in UTC, and never only a local time. To convert a local time, it
        tries the zone’s offsets from a day before and a day after, and keeps those that convert back to the same local
        time: usually one, two when the clock is set back, none when it skips ahead. The Temporal API works in the same
        way. The rule is a few lines in <code>resources/times/rules.ts</code> and also runs in browsers without
        Temporal.
      </p>
      <Excerpt symbol="readLocal" />
      <p>
        The clocks are compared as in NTP: the server’s time is assumed to be half a round trip old. The error is at
        most half the round trip, so the fastest measurement is used, not the average.
      </p>
      <Excerpt symbol="bestOf" />
      <h3>Worth noticing</h3>
      <ul>
        <li>Not every change is one hour: Lord Howe Island changes by half an hour, and Samoa once skipped a day.</li>
        <li>
          An offset is not a time zone: +08:00 doesn’t tell you next year’s rules. For future events, store the name of
          the zone.
        </li>
        <li>The ROC calendar year is the Gregorian year minus 1911. Many forms in Taiwan use it.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Luxon, date-fns-tz and Day.js do such conversions; each documents its choice for times that occur twice.{' '}
        <code>Temporal</code> is in the newest browsers and asks you with <code>disambiguation</code>.{' '}
        <code>Intl.DateTimeFormat</code> knows every zone and is enough for showing.
      </p>
      <h3>When not to</h3>
      <p>
        A birthday or a holiday is a day, not a moment: store <code>2026-03-01</code>, and no zone can move it.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        設在兩點半的提醒沒有響，因為那一夜時鐘從兩點直接跳到三點。「今天」的報表少了早上，因為伺服器用另一個時區計算日期。時刻在全世界都相同；當地時間則是時區呈現它的方式，而時區的時差會改變：一年兩次，或永久改變。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        伺服器只存時刻（UTC 的 ISO&nbsp;8601
        格式），從不單獨存當地時間。換算當地時間時，取前一天與後一天的時差，保留能換算回相同當地時間的那些：通常一個，時鐘往回撥時兩個，往前跳時沒有。ECMA-262
        的 Temporal 也是這樣；規則只有幾行，寫在 <code>resources/times/rules.ts</code>，在還沒有 Temporal
        的瀏覽器也能用。
      </p>
      <Excerpt symbol="readLocal" />
      <p>
        兩邊時鐘的比較方式與 NTP
        相同：假設伺服器的時間是半個往返之前的，誤差最多半個往返。因此以最快的一次測量為準，而不是取平均。
      </p>
      <Excerpt symbol="bestOf" />
      <h3>值得留意</h3>
      <ul>
        <li>變更不一定是一小時：豪勳爵島只調半小時，薩摩亞曾跳過一整天。</li>
        <li>時差不等於時區：+08:00 無法得知明年的規則。尚未發生的事，請一併儲存時區名稱。</li>
        <li>民國年等於西元年減 1911，臺灣的表單常用。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Luxon、date-fns-tz、Day.js 都能換算，遇到重複的時間各有取捨，文件裡會說明。<code>Temporal</code>{' '}
        已在最新的瀏覽器中，由您以 <code>disambiguation</code> 決定。只要顯示的話，<code>Intl.DateTimeFormat</code>{' '}
        認得所有時區，就夠用了。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        生日或假日是「日」，不是時刻，存成 <code>2026-03-01</code>，就不會被時區移動。
      </p>
    </>
  ),
}
