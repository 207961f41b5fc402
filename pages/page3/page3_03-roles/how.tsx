export default {
  en: () => (
    <>
      <p>
        A back office that checks rights in the front end checks nothing: the button is gone, the request still works.
        One that checks them in two tables checks two things, and the day comes on which they differ.
      </p>
      <h3>How this page does it</h3>
      <p>
        There is one list of permissions. An endpoint names the one it asks for, a page does too, and so does a socket.
        A role grants some of them, in one sandbox; what you may do is worked out on the server at every request, in the
        query that finds your session. The menu, the pages and the buttons are told the result, and only follow it.
      </p>
      <p>
        A preview is the same calculation with one step more: what you have <em>and</em> what the role has. It can only
        take away, so there is nothing in it to be abused, and what ends it needs no right at all.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The last administrator cannot lock themselves out. Two who dismiss each other at once are decided one after
          the other, inside the transaction.
        </li>
        <li>
          “Why” runs the check itself and reports its steps. An explanation that is written beside the check will lie.
        </li>
        <li>
          A tick sends the version it was made on. If somebody else was quicker with another right, both changes stay.
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
