export default {
  en: () => (
    <>
      <p>
        A moment is a point on one line that all the world shares. What a clock shows is a name for it, given by a zone;
        and zones change their minds: twice a year, or for good.
      </p>
      <h3>How this page does it</h3>
      <p>
        The server stores moments, as ISO&nbsp;8601 in UTC, and never a local time alone. To read one, it takes the
        offsets of a day before and a day after, and keeps those that lead back to the same clock: one as a rule, two
        where the clock is set back, none where it jumps. ECMA-262’s Temporal does the same; the rule is a few lines in{' '}
        <code>resources/times/rules.ts</code>, and works in browsers that have no Temporal yet.
      </p>
      <p>
        The clocks are compared as NTP does it: the answer is taken to be half a round trip old. That errs by half of
        the way at most, which is why the quickest of several askings decides, and not their mean.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>Not every change is an hour: Lord Howe moves by half of one, Samoa once left out a day.</li>
        <li>
          An offset is not a zone: +08:00 says nothing of next year. Keep the zone’s name for what is yet to come.
        </li>
        <li>The year of the Republic of China is the common one less 1911, and forms in Taiwan want it.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>時刻是全世界共用的一條線上的一點；時鐘顯示的只是時區替它取的名字，而時區會改變：一年兩次，或從此不同。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        伺服器只存時刻（UTC 的 ISO&nbsp;8601
        格式），從不單獨存當地時間。解讀當地時間時，取前一天與後一天的時差，保留能換算回同一個時鐘時間的那些：通常一個，時鐘往回撥時兩個，往前跳時沒有。ECMA-262
        的 Temporal 也是這樣；規則只有幾行，寫在 <code>resources/times/rules.ts</code>，在還沒有 Temporal
        的瀏覽器也能用。
      </p>
      <p>
        兩邊時鐘的比較方式與 NTP
        相同：把答覆視為半個往返時間之前的結果，最多差半個往返。因此以多次詢問中最快的一次為準，而不是取平均。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>變更不一定是一小時：豪勳爵島只調半小時，薩摩亞曾跳過一整天。</li>
        <li>時差不是時區：+08:00 說不出明年會怎樣。尚未發生的事，要連時區名稱一起存。</li>
        <li>民國年等於西元年減 1911，臺灣的表單常用。</li>
      </ul>
    </>
  ),
}
