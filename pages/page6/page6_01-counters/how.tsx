export default {
  en: () => (
    <>
      <p>
        “Where does this number live?” is the first question about any state, and most bugs come from two answers at
        once.
      </p>
      <h3>How this page does it</h3>
      <p>
        The same counter stands in four places. In the component it is gone when you leave the page. In the store it
        lives as long as the tab. In the address it can be linked, and Back undoes it. At the server it belongs to you
        in one sandbox, on every device: a fork takes a copy along, and a reset starts again at 20.
      </p>
      <p>
        Only the last place has a new trouble: two who write. “Read 20, add 1, put 21” done twice at once ends at 21.
        Sending the step rather than the value (“add 1”) leaves the adding to the server, which does one after the
        other. Where a value must be put,
        <code>If-Match</code> makes the second writer notice.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>The race on this page is real: it sends its requests at once, and counts what is left.</li>
        <li>The server adds in a loop of compare-and-set, so that no step is lost on either database.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>「這個數字放在哪裡？」是面對任何狀態時的第一個問題，而多數錯誤來自同時有兩個答案。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        同一個計數器放在四個地方。放在元件裡，離開頁面就消失；放在 store
        裡，與分頁同壽；放在網址裡，可以分享，按上一頁就復原；放在伺服器上，則是您在一個沙盒中的資料，每台裝置都看得到：建立副本會一併帶走，重設則回到
        20。
      </p>
      <p>
        只有最後一種帶來新的麻煩：兩個人同時寫入。「讀到 20、加 1、寫入 21」同時做兩次，結果還是
        21。若送出的是步數而不是數值（「加 1」），加法就由伺服器依序完成。若非得寫入整個值，<code>If-Match</code>{' '}
        會讓後寫的人察覺。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>此頁的競賽是真的：請求同時送出，再計算剩下多少。</li>
        <li>伺服器以「比較後寫入」的迴圈做加法，因此在兩種資料庫上都不會遺失任何一步。</li>
      </ul>
    </>
  ),
}
