export default {
  en: () => (
    <>
      <p>
        A front end is written on a fast line to a healthy server, and used on a train to a tired one. What was never
        seen was never designed: the skeleton, the retry, the double booking.
      </p>
      <h3>How this page does it</h3>
      <p>
        A fault acts on the server, at one place round every endpoint. So any client feels it: this console, curl, the
        front end that you build with an API key. A rule is yours: no colleague is hit. It names endpoints by method and
        path, the narrowest rule wins, and a single request can bring its own in a header.
      </p>
      <p>
        Faults are seeded. The same seed gives the same run of good and bad calls, so that a test with a flaky line is
        not a flaky test. A set of rules can be taken along as a Playwright helper.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Signing in and clearing faults are never hit, and a rule ends after a quarter of an hour: nobody locks
          themselves out.
        </li>
        <li>
          Each reply says what was done to it: <code>X-Practice-Fault-Applied</code> and <code>Server-Timing</code>.
        </li>
        <li>“Lost reply” is the cruel one: the write is stored, and you are not told.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        前端是在快速的線路與健康的伺服器上寫成的，卻是在火車上、對著疲憊的伺服器使用。沒看過的狀況就不會被設計：骨架、重試、重複下單。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        故障作用在伺服器上、所有端點外圍的同一處，因此任何用戶端都感受得到：主控台、curl，以及您用 API
        金鑰開發的前端。規則屬於您自己，不會影響同事。規則以方法與路徑指定端點，範圍最窄的優先；單一請求也可以在標頭自帶故障。
      </p>
      <p>
        故障有種子。相同的種子會產生相同的成敗順序，因此測試不穩定線路的測試，本身不會不穩定。整組規則可以匯出成
        Playwright 輔助程式。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>登入與解除故障永遠不受影響，規則也會在十五分鐘後自動結束，不會把自己鎖在外面。</li>
        <li>
          每個回覆都會說明發生了什麼：<code>X-Practice-Fault-Applied</code> 與 <code>Server-Timing</code>。
        </li>
        <li>「遺失回覆」最殘酷：資料已經寫入，卻沒有人告訴您。</li>
      </ul>
    </>
  ),
}
