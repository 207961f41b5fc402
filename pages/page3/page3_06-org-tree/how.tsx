export default {
  en: () => (
    <>
      <p>
        A tree looks simple until it has two thousand nodes, two people who move them, and a reader who sees none of it.
        Loading all of it wastes most of it; dragging alone leaves the keyboard out; and two moves, each right by
        itself, can tie a knot that no query gets out of.
      </p>
      <h3>How this page does it</h3>
      <p>
        Expanding a team loads only its direct children: its subteams, and its members fifty at a time. Each team comes
        with its child count, so an empty team sends no request. The arrow keys, letters and levels follow WAI-ARIA’s
        tree pattern: one stop of Tab, and a place that is said.
      </p>
      <p>
        A move is shown at once and sent with the version that you saw. The server walks from the target up to the
        company; if it meets the team that moves, it refuses. Shops below Online and Online below Shops would both pass
        that check at the same moment, so moves of teams take turns: the second looks only after the first is committed.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The drop targets that a drag rules out are a courtesy, based on what is on the screen. Only the server knows
          the whole tree.
        </li>
        <li>
          What you took with Ctrl+X keeps its version. If somebody moves it meanwhile, you are asked rather than
          overruling them unawares.
        </li>
        <li>Undo is a move like any other, so it can be refused too.</li>
        <li>
          A team is deleted only when it is empty, and whether it is the server looks at in its turn: who joins it at
          the same moment comes either before, or too late.
        </li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        樹看起來很簡單，直到它有兩千個節點、有兩個人同時移動它，還有一位看不見畫面的使用者。全部載入，大半都用不到；只能拖曳，鍵盤就被排除在外；兩個各自正確的移動，合起來卻可能打成一個死結。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        展開一個團隊時，只讀取它的直屬下級：子團隊，以及一次五十位的成員。每個團隊都帶有下級數量，所以空的團隊不必再問。方向鍵、輸入跳轉與層級都遵循
        WAI-ARIA 的樹狀模式：只占一個 Tab 停留點，並說出所在位置。
      </p>
      <p>
        移動會立刻顯示，並帶上您看到的版本送出。伺服器從目標一路往上走到公司，若途中遇到正在移動的團隊，就會拒絕。「門市部移到電商部之下」與「電商部移到門市部之下」若同時檢查，兩者都會通過；因此團隊的移動必須輪流進行，後者要等前者寫入後才檢查。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>拖曳時標示的「不能放」只是依畫面所做的提醒；只有伺服器知道整棵樹。</li>
        <li>用 Ctrl+X 選取的項目會記住當時的版本。期間若有人移動它，會先詢問您，而不是默默覆蓋。</li>
        <li>復原其實是另一次移動，同樣要經過檢查，也可能被拒絕。</li>
        <li>只有空的團隊能刪除；是否為空由伺服器輪到它時才檢查，同時加入的人要嘛先到，要嘛太晚。</li>
      </ul>
    </>
  ),
}
