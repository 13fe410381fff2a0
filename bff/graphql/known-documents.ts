// Made by npm run codegen, out of the app's documents.

/** Hashes of all documents that production answers. */
export const knownDocuments: ReadonlySet<string> = new Set([
  "14a0b8aa69b8e0443be5a55c2d95c3c752928a5647e2d710387547f9d6b8aab3", // GetNextDigestDayDocument
  "17d094ae1d63d7b25a0981ae56f851df0116568c97da189d254761db28a8fb64", // SendChatMessageDocument
  "22059a9aaf69e4546655ad3c8314cd23df3d1fef46bd521665ac7a6af66390b6", // GetUserEmailFrequencyDocument
  "234ccf90a0a7c89393da1295f042a9a90d6e69fdcbaaab741554338bba2a050b", // DeleteChatMessageDocument
  "31c33b23ad37560f0c0959bb86634d7947f907860d956bfed00df63cfb523f4f", // GetConversationDocument
  "35c6f052e8b9a772e4f54002d16c8913532948466e29a89c85f752d975eade63", // SetHidesChatReceiptsDocument
  "3d936c380861abd4f237f2583f0a3ba0f648c256854584652c1e58e9894229bf", // SetUserEmailFrequencyDocument
  "440bf06900a51d9ba3f293705eb98e8ff0a69dcf02a0920b68ae1f9f713e40d9", // RequestConnectionDocument
  "600c96a1cdfe51d28c6b209d5a0cb689b99f010bec0db68f294553167184a518", // UnblockMemberDocument
  "6cb7fd7296daa676d4f0a98c752c5801b1a47a527681538c355eeeb7365642b6", // WithdrawConnectionDocument
  "6d0f95658f1f3def88c503525b9314e2949bc869c7f3ad25dffccdc7d295f4ff", // GetConnectionsDocument
  "6e385aa522a6a0904d8f9847d1a281677bf2c8ee9c3816155445ad6f205686d1", // SetChatKeptDocument
  "6e843fa72cd2b278c5f0e32d747f7968263899b7919fd24cc40d00322299caab", // GetChatByDirectusUsersDocument
  "71d44b90ec8f02613447d30cd3d355631639f1d73e2023938b17d6ea951c3ca7", // GetNextDigestDocument
  "7517240e32852c15cbbe8f092395f8f961746114ec7db2484e867dc157cf2160", // ReactToChatMessageDocument
  "873703538231098850ff7d060a0a6f5616eaf9a194bbdfd64e66705cbf874876", // GetAuthorsDocument
  "8d7ace8c57454205f98606ee92ad356a627e0e2ba5c1b4a371faa4f865f3a70c", // MarkChatReadDocument
  "8decc54dfdfae7ea990972703fd21a8a649ac6d43264c1e7bebf6dc84a9d865c", // GetNeighborhoodDocument
  "a4c1f34cea982e5238b1cf78327a33aeea141bf0aa174ed5166268207c11cd67", // EditChatMessageDocument
  "a4d007520a1fed6ce265d1fa3cb1d6e3a3d019ddd46b8309bba57eb34bb999ff", // GetLoggedInUserDocument
  "ac4784fd4643706cff39a3a6c248bead461b213515e0c118abffe1d377a04d7e", // ReportChatMessagesDocument
  "b051297dc6c9847e6562655b071e1af8d704eee2c66ae9cdbe6c791b0d80ba5b", // GetChatMessagesDocument
  "b59d7ff4f62633e448e025cd6122a8e4f39f18d20942cd47f8c0599cc0de0f2d", // GetDirectoryDocument
  "c4eb5fb8bcab38eda0f83f369377a008f23d3762786cf3f930d94e025f8d461c", // GetChatsDocument
  "d9999c768620ba267a1da10492367207c1b340cc9a91330f3692d1f4149f7c98", // RemoveConnectionDocument
  "ded839dd10f22a8d5bbfcc9781bdf5e00bb3ecb157058250cc5d0641b717dcf9", // AcceptChatDocument
  "e8b3f4193f321b83624cff6d04137bd7e3038e68a3569c903a6deb3af980aca1", // GetUnreadChatCountDocument
  "ec7c8644f5571024a69f1f15eb8bfe514708ef926f028986795046b6549b9b74", // GetCallableDocument
  "ee8d902998ac7b9ac1c3b33a649c1470493434571f4584483fffb3481d05113c", // GetConnectionCountsDocument
  "f4cda6dd4ad2a4ce1212bca5daf404859a039245753472d82dcc8120f89c0ce3", // GetProfileDocument
  "f8ee07371f636c647ca4450716dc86d167d78989ebd81ac273bd9889736a9231", // AcceptConnectionDocument
  "f91b2a332ac1a4bb46761f4f52ed83fdb73513a0acc9e57e31b0e7bc3254dbaa", // DeclineConnectionDocument
  "fc460ffccd7932143db1f63b40a81a3ef4aacfc234b09ed0919631383d208913", // BlockMemberDocument
]);
