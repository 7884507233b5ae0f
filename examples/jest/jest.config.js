export default {
  // The libraries are modules, which Jest loads by itself from Node 24.9 on. Before that it has to rewrite them, and leaves
  // out node_modules unless told otherwise.
  transform: { '\\.js$': ['babel-jest', { plugins: ['@babel/plugin-transform-modules-commonjs'] }] },
  transformIgnorePatterns: ['/node_modules/(?!@oa-profile/)'],
};
