export default {
  en: () => (
    <>
      <p>
        An admin console that checks permissions only in the front end checks nothing: the button is hidden, but the
        request still works. If two lists hold the rules, they will differ one day.
      </p>
      <h3>How this page does it</h3>
      <p>
        There is one list of permissions. An endpoint names the one it asks for, a page does too, and so does a socket.
        A role grants some of them, in one sandbox; what you may do is worked out on the server at every request, in the
        query that finds your session. The menu, the pages and the buttons are told the result, and only follow it.
      </p>
      <p>
        A preview adds one step to the same calculation: you keep only what you <em>and</em> the role both have. It can
        only take permissions away, so it can’t be abused, and ending it needs no permission.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The last administrator cannot lock themselves out. If two administrators remove each other at once, the
          transaction decides one after the other.
        </li>
        <li>
          “Why” runs the check itself and reports its steps. An explanation kept apart from the check would sooner or
          later be wrong.
        </li>
        <li>
          Each change sends the version it was based on. If somebody else changed another permission first, both changes
          stay.
        </li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        只在前端檢查權限，等於沒有檢查：按鈕不見了，請求照樣成功。若在兩張表裡各檢查一次，就是在檢查兩件事，總有一天會不一致。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        權限清單只有一份。端點寫明需要哪一項，頁面如此，通道也如此。角色在一個沙盒中授予其中幾項；您能做什麼，由伺服器在每次請求時計算，就在找出工作階段的那次查詢裡。選單、頁面與按鈕只是照著結果顯示。
      </p>
      <p>
        預覽是同樣的計算再多一步：您有的，<em>而且</em>
        該角色也有的。它只會減少權限，因此沒有可以濫用的地方；結束預覽則不需要任何權限。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>最後一位管理員無法把自己鎖在門外。兩人同時撤換對方時，會在交易中分出先後。</li>
        <li>「為什麼」執行的就是檢查本身，並回報每一步。寫在檢查旁邊的說明，遲早會說錯。</li>
        <li>每次勾選都會帶上當時的版本。若別人先改了另一項權限，兩邊的修改都會保留。</li>
      </ul>
    </>
  ),
}
